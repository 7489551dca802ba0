/** A backgammon table under the hand: entry, marks, motion, words. Drawing is the board's affair. */
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { announce } from '../../app/announce';
import { preferences } from '../../app/preferences';
import type { BackgammonView, BoardPlace, PlayEdge, Side } from '../../box/api';
import { marksMovable } from '../../play/movable';
import { newEvent } from '../../play/record';
import type { Change, Session } from '../../play/session';
import { actingSide } from '../../play/wording';
import { sound } from '../../sound/play';
import type { BackgammonMotion } from './board/Board';
import type { BackgammonMarks } from './board/Picture';
import { diceOnTable } from './dice';
import type { BackgammonEntry, BackgammonResult } from './entry';
import {
  checkersShown,
  diceShown,
  drop,
  forcedPlay,
  isWhole,
  NOTHING_PLAYED,
  playDie,
  reachFrom,
  sources,
  stepsOf,
  swapDice,
  tap,
  undo,
} from './entry';
import { spokenPick } from './spoken';
import { backgammonPrompt, placeLabel, placeName, stepsText } from './wording';
import { words } from './words';

/** The motion that leads from one view to the next: the other side's play, or a step through the record. */
export function backgammonMotion(change: Change): BackgammonMotion | null {
  const { before, after, cause, alreadyShown } = change;
  if (before?.kind !== 'backgammon' || after.kind !== 'backgammon' || cause === 'open' || cause === 'undone')
    return null;
  const entry = newEvent(before, after);
  if (entry?.event.kind !== 'play' || actingSide(before) !== entry.side) return null;
  const steps = entry.event.turn.steps;
  if (alreadyShown >= steps.length) return null;
  return { side: entry.side, before: before.checkers, steps };
}

export function createBackgammonPlay(
  session: Session,
  view: () => BackgammonView,
  mayAct: () => boolean,
  counting: () => Side,
) {
  const [entry, setEntry] = createSignal<BackgammonEntry>(NOTHING_PLAYED);
  const [motion, setMotion] = createSignal<BackgammonMotion | null>(null);

  createEffect(
    on(session.change, (change) => {
      batch(() => {
        setEntry(NOTHING_PLAYED);
        setMotion(backgammonMotion(change));
      });
    }),
  );

  const mover = (): Side => actingSide(view()) ?? view().last?.side ?? 'light';
  const graph = () => (view().toAct.kind === 'play' ? view().plays : null);
  const dice = (): readonly [number, number] => view().dice?.values ?? [1, 1];
  const checkers = createMemo(() => checkersShown(view().checkers, mover(), stepsOf(entry())));
  const whole = () => {
    const plays = graph();
    return plays !== null && isWhole(plays, entry());
  };
  // With a checker on the bar there is nothing else to pick up.
  const selected = (): BoardPlace | null => {
    const plays = graph();
    if (entry().selected !== null || !plays || !mayAct()) return entry().selected;
    const from = sources(plays, entry());
    return from.length === 1 && from[0] === 'bar' ? 'bar' : null;
  };
  const selection = (): BackgammonEntry => ({ ...entry(), selected: selected() });
  const reached = createMemo(() => {
    const plays = graph();
    const from = selected();
    return plays && from !== null ? reachFrom(plays, entry(), from, dice()) : [];
  });

  const show = (steps: readonly PlayEdge[], before = checkers()) => {
    setMotion({ side: mover(), before, steps });
    sound(steps.some((step) => step.hits) ? 'hit' : 'step');
    announce(
      steps
        .map((step) =>
          [
            words('spoken.step', { from: placeName(step.from, counting()), to: placeName(step.to, counting()) }),
            step.hits ? words('spoken.hits', { point: placeName(step.to, counting()) }) : '',
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join(' '),
    );
  };
  const follow = (result: BackgammonResult, dropped: boolean) => {
    if (result.kind === 'entering') {
      const before = checkers();
      setEntry(result.entry);
      session.clearHint();
      if (session.refusal()) session.clearRefusal();
      // A dropped checker is already there; a tapped one glides.
      if (result.moved.length) {
        if (dropped) setMotion(null);
        else show(result.moved, before);
      } else {
        tellSelection();
      }
    } else if (result.kind === 'try') {
      const steps = [...stepsOf(entry()), { from: result.from, to: result.to, die: 0, hits: false }];
      void session.act({ kind: 'play', steps });
      setEntry({ ...entry(), selected: null });
    }
  };
  const tellSelection = () => {
    const place = selected();
    if (place === null || place === 'off') return;
    const own = checkers()[mover()];
    const count = place === 'bar' ? own.bar : (own.points[place] ?? 0);
    announce(
      spokenPick(
        counting(),
        place,
        count,
        reached().map((reach) => placeName(reach.place, counting())),
      ),
    );
  };

  const habits = () => ({ oneClick: preferences.oneClick, firstDie: preferences.firstDie });
  const onTap = (place: BoardPlace) => {
    const plays = graph();
    if (plays && mayAct()) follow(tap(plays, selection(), place, dice(), view().checkers[mover()], habits()), false);
  };
  const onDragStart = (place: BoardPlace) => {
    if (mayAct()) setEntry({ ...entry(), selected: place });
  };
  const onDrop = (from: BoardPlace, to: BoardPlace | null) => {
    const plays = graph();
    if (plays && mayAct()) follow(drop(plays, entry(), from, to, dice()), true);
  };
  const onDie = (place: BoardPlace, die: number) => {
    const plays = graph();
    if (plays && mayAct()) follow(playDie(plays, entry(), selected() ?? place, die), false);
  };
  const confirm = () => {
    if (!mayAct() || !whole()) return;
    const steps = stepsOf(entry()).map(({ from, to, die, hits }) => ({ from, to, die, hits }));
    void session.act({ kind: 'play', steps }, steps.length);
  };
  const onDice = () => {
    if (!mayAct()) return;
    if (whole()) confirm();
    else setEntry(swapDice(entry()));
  };
  const forced = createMemo(() => {
    const plays = graph();
    const steps = plays && mayAct() ? forcedPlay(plays) : null;
    return steps?.length && !entry().groups.length ? steps : null;
  });

  const actionable = createMemo((): readonly BoardPlace[] => {
    const plays = graph();
    if (!plays || !mayAct()) return [];
    return [...new Set<BoardPlace>([...sources(plays, entry()), ...reached().map((reach) => reach.place)])];
  });

  const marks = createMemo((): BackgammonMarks => {
    const last = view().last;
    const lastSteps = last && !entry().groups.length && last.side !== mover() ? last.turn.steps : [];
    if (selected() !== null)
      return { selected: selected(), targets: preferences.targets ? reached() : [], last: lastSteps };
    const refusal = session.refusal();
    if (refusal) return { lit: refusal.lit, last: lastSteps };
    const best = session.hint()?.candidates[0]?.turn;
    if (best && 'steps' in best && !entry().groups.length) return { arrows: best.steps, last: lastSteps };
    return { last: lastSteps, movable: marksMovable(view()) ? actionable() : [] };
  });

  const grabbable = createMemo((): readonly BoardPlace[] => {
    if (!graph() || !mayAct() || whole()) return [];
    const own = checkers()[mover()];
    const points = own.points.flatMap((count, point) => (count > 0 ? [point] : []));
    return own.bar ? ['bar', ...points] : points;
  });

  return {
    entry,
    checkers,
    mover,
    motion,
    marks,
    grabbable,
    actionable,
    whole,
    forced,
    onTap,
    onDragStart,
    onDrop,
    onDie,
    onDice,
    confirm,
    dice: createMemo(() => {
      const thrown = view().dice;
      return diceOnTable(view(), thrown ? diceShown(thrown.values, entry()) : []);
    }),
    diceLabel: () => {
      const [a, b] = dice();
      return whole() ? words('dice.confirm', { a, b }) : words('dice.swap', { a, b });
    },
    forcedText: () => (forced() ? stepsText(forced()!, mover()) : null),
    playForced: () => {
      const steps = forced();
      if (!steps) return;
      const before = checkers();
      setEntry({ ...entry(), groups: [steps], selected: null });
      show(steps, before);
    },
    prompt: () => backgammonPrompt(view(), selection()),
    describe: (place: BoardPlace) => placeLabel(checkers(), mover(), counting(), place, selected(), reached()),
    mayUndo: () => entry().groups.length > 0,
    /** Takes the last gesture or the selection back; true when there was something. */
    stepBack: (): boolean => {
      if (entry().selected !== null) setEntry({ ...entry(), selected: null });
      else if (entry().groups.length) setEntry(undo(entry()));
      else return false;
      setMotion(null);
      return true;
    },
    undo: () => {
      setMotion(null);
      setEntry(undo(entry()));
      announce(words('spoken.undone'));
    },
  };
}

export type BackgammonPlay = ReturnType<typeof createBackgammonPlay>;
