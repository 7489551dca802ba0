import type { JSX } from 'solid-js';
import { useApp } from '../app/context';
import type { Candidate, Side } from '../box/api';
import { faceOf } from '../games/faces';
import { roomOf } from '../games/open';
import { t } from '../i18n';
import { onGameKey, tableKey } from './keys';
import type { Session } from './session';
import { ruleSetName } from './wording';

/** A board to try things on, for study and for lessons: both sides by hand, no clock, no offers. */
export function FreeBoard(props: {
  session: Session;
  bottom: Side;
  /** A candidate to draw as an arrow or a route. */
  shown?: Candidate | null;
  /** May turns be entered now? */
  open?: boolean;
}): JSX.Element {
  const app = useApp();
  const { session } = props;
  const { view } = session;
  const open = () => props.open ?? true;
  const hand = roomOf(view()).sit({
    session,
    view,
    mayAct: () => !view().outcome && open(),
    bottom: () => props.bottom,
    shown: () => props.shown ?? null,
  });
  // Esc and U take away a refusal first, then the last step of a turn that was begun.
  onGameKey((key) => {
    if (tableKey(session, key)) return true;
    if (key !== 'Escape' && key !== 'u') return false;
    if (!session.refusal()) return hand.stepBack();
    session.clearRefusal();
    return true;
  });
  /** What is to be done here, or who is waited for. */
  const say = () => {
    const computer = session.computerSide();
    if (computer !== null) return t('say.thinking', { name: view().seats[computer].name });
    return open() ? hand.prompt() : '';
  };
  return (
    <div class="free-board" classList={{ wide: faceOf(view()).wide }}>
      <hand.board label={t('game.board', { game: ruleSetName(app.ruleSet(view().ruleSet)) })} />
      {hand.freeAlerts?.()}
      <div class="free-say">
        <p class="say">{say()}</p>
        {hand.freeActions()}
      </div>
    </div>
  );
}
