import type { JSX } from 'solid-js';
import { StateDrawing } from './icons';

/** Empty, waiting or failed: what comes here, or what is wrong and what to do. */
export function StateBox(props: {
  kind: 'empty' | 'waiting' | 'error';
  title: string;
  text: string;
  children?: JSX.Element;
}): JSX.Element {
  return (
    <div
      class="state"
      classList={{ error: props.kind === 'error' }}
      role={props.kind === 'error' ? 'alert' : undefined}
    >
      <StateDrawing kind={props.kind} />
      <div>
        <b>{props.title}</b>
        <span class="small">{props.text}</span>
        {props.children}
      </div>
    </div>
  );
}
