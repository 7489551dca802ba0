import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { BackgammonMarks } from '../boards/backgammon/Picture';
import { BackgammonPicture } from '../boards/backgammon/Picture';
import type { DraughtsMarks } from '../boards/draughts/marks';
import type { BoardColour } from '../boards/draughts/Picture';
import { DraughtsPicture } from '../boards/draughts/Picture';
import type { Picture, RuleSetId, RuleSetSummary } from '../box/api';

/** One board colour per leaflet; house rules keep their parent's. */
export function colourOf(ruleSet: RuleSetId, sets: readonly RuleSetSummary[] = []): BoardColour {
  const parent = sets.find((set) => set.id === ruleSet)?.parent;
  switch (parent ?? ruleSet) {
    case 'draughts:xalingo':
      return 'xa';
    case 'draughts:xalingo-en':
      return 'en';
    case 'draughts:garden':
      return 'ga';
    default:
      return 'it';
  }
}

/** A real position, small. */
export function Miniature(props: {
  picture: Picture;
  colour: BoardColour;
  marks?: DraughtsMarks;
  label?: string;
  full?: boolean;
  arrows?: BackgammonMarks;
}): JSX.Element {
  const draughts = () => (props.picture.kind === 'draughts' ? props.picture : null);
  const backgammon = () => (props.picture.kind === 'backgammon' ? props.picture : null);
  return (
    <>
      <Show when={draughts()}>
        {(picture) => (
          <DraughtsPicture
            shape={picture().shape}
            pieces={picture().pieces}
            colour={props.colour}
            cut={props.full ? 'crop' : 'mini'}
            labels="numbers"
            marks={props.marks ?? {}}
            label={props.label ?? ''}
          />
        )}
      </Show>
      <Show when={backgammon()}>
        {(picture) => (
          <BackgammonPicture
            checkers={picture().checkers}
            mover={picture().toMove}
            facing={{ bottom: 'light', mirrored: false }}
            cut={props.full ? 'full' : 'mini'}
            cube={props.full ? picture().cube : null}
            dice={
              picture().dice
                ? { side: picture().toMove, dice: picture().dice!.map((value) => ({ value, used: false })) }
                : null
            }
            marks={props.arrows ?? {}}
            label={props.label ?? ''}
          />
        )}
      </Show>
    </>
  );
}
