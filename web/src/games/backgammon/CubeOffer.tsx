import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { Prompt } from '../../app/Dialog';
import { words } from './words';

/** A double to answer, or a beaver. Take and drop have equal size; drop states what it costs. */
export function CubeOffer(props: {
  name: string;
  value: number;
  cost: number;
  mayBeaver: boolean;
  isBeaver?: boolean;
  onTake: () => void;
  onDrop: () => void;
  onBeaver: () => void;
}): JSX.Element {
  const offer = () => ({ name: props.name, value: props.value });
  return (
    <Prompt
      title={props.isBeaver ? words('event.beaver', offer()) : words('offer.title', offer())}
      trap
      actions={
        <>
          <button type="button" class="button primary equal" onClick={props.onTake}>
            {words('offer.take')}
          </button>
          <button type="button" class="button equal" onClick={props.onDrop}>
            {words('offer.drop')}
          </button>
          <Show when={props.mayBeaver}>
            <button type="button" class="button" onClick={props.onBeaver}>
              {words('offer.beaver')}
            </button>
          </Show>
        </>
      }
    >
      {/* Who beavers has taken the double already and keeps the cube. */}
      {props.isBeaver
        ? words('offer.beaver.text', { name: props.name, n: props.cost })
        : words('offer.text', { n: props.cost })}
      <Show when={props.mayBeaver}> {words('offer.beaver.help', { value: props.value * 2 })}</Show>
    </Prompt>
  );
}
