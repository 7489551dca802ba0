import { createContext, useContext } from 'solid-js';
import type { Capabilities, GamesBox, LevelWords, RuleSetId, RuleSetSummary } from '../box/api';

/** What every screen can reach. */
export interface AppContext {
  /** Only once the box stands open. */
  readonly box: GamesBox;
  readonly isReady: () => boolean;
  readonly capabilities: Capabilities;
  /** The levels of the computer, the weakest first. */
  readonly levels: () => readonly LevelWords[];
  readonly ruleSets: () => readonly RuleSetSummary[];
  /** Asks for the rule sets again, after a house rule was kept. */
  readonly refreshRuleSets: () => Promise<void>;
  readonly ruleSet: (id: RuleSetId) => RuleSetSummary | undefined;
  /** Something in the worker failed: says so without losing the screen. */
  readonly fail: (why: unknown) => void;
}

export const Context = createContext<AppContext>();

export function useApp(): AppContext {
  const app = useContext(Context);
  if (!app) throw new Error('a screen outside the app');
  return app;
}
