/** A play of backgammon that may be against the rules. */
import { createEffect, createSignal, on } from 'solid-js';
import { isPhone, preferences } from '../../app/preferences';
import type { BoardPlace } from '../../box/api';
import { t } from '../../i18n';
import type { Judging } from '../room';
import { BackgammonBoard } from './board/Board';
import { lyingDice } from './dice';
import { placeLabel, placeName } from './wording';

type Step = { readonly from: BoardPlace; readonly to: BoardPlace };

export const judging: Judging<'backgammon'> = {
  example: {
    ruleSet: 'backgammon:xalingo',
    position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10',
    move: '8/5 6/4',
  },
  typed: '8/5 6/5',
  board: (props) => {
    const [steps, setSteps] = createSignal<readonly Step[]>([]);
    const [from, setFrom] = createSignal<BoardPlace | null>(null);
    /** In the notation that every leaflet reads: the mover counts. */
    const text = (all: readonly Step[]) => {
      const name = (place: BoardPlace) => (typeof place === 'number' ? placeName(place, props.side) : place);
      return all.map((step) => `${name(step.from)}/${name(step.to)}`).join(' ');
    };
    createEffect(
      on(
        () => props.move,
        (move) => {
          if (move !== text(steps())) setSteps([]);
        },
      ),
    );
    const owns = (place: BoardPlace) => {
      const own = props.picture.checkers[props.side];
      return place === 'bar' ? own.bar > 0 : typeof place === 'number' && (own.points[place] ?? 0) > 0;
    };
    const tap = (place: BoardPlace) => {
      const start = from();
      if (start === null) {
        if (owns(place) || steps().some(({ to }) => to === place)) setFrom(place);
        return;
      }
      setFrom(null);
      if (place === start || place === 'bar') return;
      setSteps([...steps(), { from: start, to: place }]);
      props.onMove(text(steps()));
    };
    const dice = () => props.picture.dice;
    return (
      <BackgammonBoard
        checkers={props.picture.checkers}
        mover={props.side}
        facing={{ bottom: props.side, mirrored: preferences.mirrored }}
        crop={isPhone()}
        cube={props.picture.cube}
        dice={lyingDice(props.side, dice())}
        throwNumber={null}
        marks={{ selected: from(), arrows: steps(), lit: props.refusal?.lit ?? [] }}
        label={t('nav.judge')}
        diceLabel={dice()?.join('-') ?? ''}
        motion={null}
        speed={0}
        describe={(place) => placeLabel(props.picture.checkers, props.side, props.side, place, from(), [])}
        grabbable={[]}
        actionable={['bar', 'off', ...Array.from({ length: 24 }, (_, index) => index + 1)]}
        onTap={tap}
      />
    );
  },
  needsDice: ({ dice }) => dice === null,
  carried: (picture) => picture,
};
