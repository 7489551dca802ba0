import type { JSX } from 'solid-js';
import { createSignal, For, onCleanup, Show } from 'solid-js';

export interface MenuItem {
  readonly label: string;
  readonly run: () => void;
  readonly danger?: boolean;
}

/** A button that opens a short list of actions. */
export function Menu(props: {
  label: string;
  items: readonly MenuItem[];
  class?: string;
  children: JSX.Element;
  name?: string;
}): JSX.Element {
  let holder!: HTMLDivElement;
  const [open, setOpen] = createSignal(false);
  const items = () => [...holder.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const show = (focusAt: number | null) => {
    setOpen(true);
    if (focusAt !== null) queueMicrotask(() => items().at(focusAt)?.focus());
  };
  const hide = (refocus: boolean) => {
    setOpen(false);
    if (refocus) holder.querySelector<HTMLElement>('button')?.focus();
  };
  const onOutside = (event: PointerEvent) => {
    if (open() && !holder.contains(event.target as Node)) hide(false);
  };
  addEventListener('pointerdown', onOutside);
  onCleanup(() => removeEventListener('pointerdown', onOutside));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open()) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        show(event.key === 'ArrowDown' ? 0 : -1);
      }
      return;
    }
    event.stopPropagation();
    const at = items().indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape') hide(true);
    else if (event.key === 'ArrowDown')
      items()
        .at((at + 1) % items().length)
        ?.focus();
    else if (event.key === 'ArrowUp')
      items()
        .at(at <= 0 ? -1 : at - 1)
        ?.focus();
    else if (event.key === 'Tab') hide(false);
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the button and the items inside it.
    <div class="menu" ref={holder} onKeyDown={onKeyDown}>
      <button
        type="button"
        class={props.class ?? 'button quiet'}
        aria-haspopup="menu"
        aria-expanded={open()}
        aria-label={props.name}
        onClick={(event) => (open() ? hide(false) : show(event.detail === 0 ? 0 : null))}
      >
        {props.children}
      </button>
      <Show when={open()}>
        <div class="menu-list" role="menu" aria-label={props.label}>
          <For each={props.items}>
            {(item) => (
              <button
                type="button"
                role="menuitem"
                classList={{ danger: item.danger ?? false }}
                tabIndex={-1}
                onClick={() => {
                  hide(true);
                  item.run();
                }}
              >
                {item.label}
              </button>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
