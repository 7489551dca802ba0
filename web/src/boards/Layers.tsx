import type { JSX } from 'solid-js';
import { Show } from 'solid-js';

/**
 * A board in two layers: the ground, painted once, and what lies and moves on it. A miniature is one drawing: there is
 * nothing to keep apart on it.
 */
export function Layers(props: {
  class: string;
  mini: boolean;
  viewBox: string;
  /** Width to height. */
  ratio: number;
  ground: JSX.Element;
  children: JSX.Element;
  /** With a label the picture is an image of its own; without, it is decoration. */
  label?: string | undefined;
}): JSX.Element {
  const role = () => (props.label ? 'img' : undefined);
  return (
    <Show
      when={props.mini}
      fallback={
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a label comes with the role of an image.
        <div
          class={`board-picture bd ${props.class}`}
          style={{ '--ratio': props.ratio }}
          role={role()}
          aria-label={props.label || undefined}
          aria-hidden={props.label ? undefined : 'true'}
        >
          <svg class="bd-ground" viewBox={props.viewBox} aria-hidden="true">
            {props.ground}
          </svg>
          <svg class="bd-above" viewBox={props.viewBox} aria-hidden="true">
            {props.children}
          </svg>
        </div>
      }
    >
      <svg
        class={`board-picture mini ${props.class}`}
        viewBox={props.viewBox}
        role={props.label ? 'img' : 'presentation'}
        aria-label={props.label || undefined}
        aria-hidden={props.label ? undefined : 'true'}
      >
        {props.ground}
        {props.children}
      </svg>
    </Show>
  );
}
