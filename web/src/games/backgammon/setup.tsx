/** Setting up a position of backgammon. */
import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { isPhone, preferences } from '../../app/preferences';
import { CheckerShape } from '../../boards/checker';
import type { Side } from '../../box/api';
import { t } from '../../i18n';
import type { SettingUp } from '../room';
import type { PictureOf } from '../types';
import { BackgammonBoard } from './board/Board';
import type { Brush } from './put';
import { CHECKERS_A_SIDE, emptied, putChecker } from './put';
import { placeLabel } from './wording';
import { words } from './words';

type BackgammonPicture = PictureOf<'backgammon'>;

const brushSide = (brush: Brush): Side => (brush.kind === 'put' ? brush.side : 'light');

export const setup: SettingUp<'backgammon', Brush> = {
  brushes: [{ kind: 'put', side: 'light' }, { kind: 'put', side: 'dark' }, { kind: 'erase' }],
  brushName: (brush) => (brush.kind === 'erase' ? t('setup.erase') : words(`setup.${brush.side}.checker`)),
  brushIcon: (props) => {
    const put = () => (props.brush.kind === 'put' ? props.brush : null);
    return (
      <svg width="44" height="44" viewBox="-31 -31 62 62" aria-hidden="true" class="checker-icon">
        <Show when={put()} fallback={<path class="brush-erase" d="M-14 -14 14 14M14 -14-14 14" />}>
          {(brush) => <CheckerShape side={brush().side} />}
        </Show>
      </svg>
    );
  },
  board: (props) => (
    <BackgammonBoard
      checkers={props.picture.checkers}
      mover={brushSide(props.brush)}
      facing={{ bottom: 'light', mirrored: preferences.mirrored }}
      crop={isPhone()}
      cube={props.picture.cube}
      dice={[]}
      throwNumber={null}
      marks={{ lit: props.lit }}
      label={t('setup')}
      diceLabel=""
      motion={null}
      speed={0}
      describe={(place) => placeLabel(props.picture.checkers, brushSide(props.brush), 'light', place, null, [])}
      grabbable={[]}
      actionable={['bar', ...Array.from({ length: 24 }, (_, index) => index + 1)]}
      onTap={(place) => props.onChange(putChecker(props.picture, place, props.brush))}
    />
  ),
  extras: DiceAndCube,
  emptied,
  count: (picture, side) => CHECKERS_A_SIDE - picture.checkers[side].off,
  sideName: (side) => t(side),
};

const CUBES: readonly { readonly value: number; readonly owner: Side | null }[] = [
  { value: 1, owner: null },
  ...[2, 4, 8, 16].flatMap((value) => [
    { value, owner: 'light' as const },
    { value, owner: 'dark' as const },
  ]),
];
const DICE: readonly (readonly [number, number])[] = Array.from({ length: 6 }, (_, a) =>
  Array.from({ length: a + 1 }, (_, b): readonly [number, number] => [a + 1, b + 1]),
).flat();

/** The dice on the table, if they are thrown, and where the cube lies. */
function DiceAndCube(props: {
  picture: BackgammonPicture;
  onChange: (picture: BackgammonPicture) => void;
}): JSX.Element {
  const cubeName = (cube: { readonly value: number; readonly owner: Side | null }) =>
    `${cube.value} · ${cube.owner ? t(cube.owner) : words('cube.middle')}`;
  return (
    <>
      <div class="setting">
        <label for="setup-dice">{words('setup.dice')}</label>
        <select
          id="setup-dice"
          class="select compact"
          onChange={(event) =>
            props.onChange({ ...props.picture, dice: DICE[event.currentTarget.selectedIndex - 1] ?? null })
          }
        >
          <option selected={props.picture.dice === null}>{words('setup.nodice')}</option>
          <For each={DICE}>
            {(dice) => <option selected={props.picture.dice?.join() === dice.join()}>{dice.join('-')}</option>}
          </For>
        </select>
      </div>
      <div class="setting">
        <label for="setup-cube">{words('setup.cube')}</label>
        <select
          id="setup-cube"
          class="select compact"
          onChange={(event) =>
            props.onChange({ ...props.picture, cube: CUBES[event.currentTarget.selectedIndex - 1] ?? null })
          }
        >
          <option selected={props.picture.cube === null}>{t('no')}</option>
          <For each={CUBES}>
            {(cube) => (
              <option selected={props.picture.cube?.value === cube.value && props.picture.cube.owner === cube.owner}>
                {cubeName(cube)}
              </option>
            )}
          </For>
        </select>
      </div>
    </>
  );
}
