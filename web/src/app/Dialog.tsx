import type { JSX } from 'solid-js';
import { onCleanup, onMount } from 'solid-js';

let lastId = 0;

/**
 * A modal dialog. The browser's own element keeps the focus inside, gives it back, and closes on Esc. Only resigning
 * and deleting dim the page behind it.
 */
export function Dialog(props: {
  title: string;
  scrim?: boolean;
  sheet?: boolean;
  onClose: () => void;
  children: JSX.Element;
}): JSX.Element {
  let element!: HTMLDialogElement;
  const id = `dialog-${++lastId}`;
  const before = document.activeElement as HTMLElement | null;
  onMount(() => element.showModal());
  onCleanup(() => {
    if (element.open) element.close();
    before?.focus?.();
  });
  // A press on the dialog's own area outside its content is a press on the backdrop.
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === element) props.onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Esc, which the browser hands to onCancel.
    <dialog
      ref={element}
      class="dialog"
      classList={{ scrim: props.scrim ?? false, 'bottom-sheet': props.sheet ?? false }}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={onBackdrop}
    >
      <div class="dialog-body">
        <h2 id={id}>{props.title}</h2>
        {props.children}
      </div>
    </dialog>
  );
}

/**
 * A question beside the board: the board stays in reach and in view. Focus comes to it once and goes back where it was.
 */
export function Prompt(props: {
  title: string;
  onEscape?: () => void;
  children: JSX.Element;
  actions: JSX.Element;
  trap?: boolean;
}): JSX.Element {
  let element!: HTMLDivElement;
  const id = `dialog-${++lastId}`;
  const before = document.activeElement as HTMLElement | null;
  onMount(() => element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true }));
  onCleanup(() => {
    if (element.contains(document.activeElement)) before?.focus?.({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && props.onEscape) {
      event.stopPropagation();
      props.onEscape();
    }
    if (event.key !== 'Tab' || !props.trap) return;
    const buttons = [...element.querySelectorAll<HTMLElement>('button, a[href]')];
    const first = buttons[0];
    const last = buttons[buttons.length - 1];
    if (event.shiftKey && document.activeElement === first) {
      event.preventDefault();
      last?.focus();
    } else if (!event.shiftKey && document.activeElement === last) {
      event.preventDefault();
      first?.focus();
    }
  };
  return (
    <div ref={element} class="prompt" role="dialog" aria-labelledby={id} onKeyDown={onKeyDown}>
      <h2 id={id}>{props.title}</h2>
      <p>{props.children}</p>
      <div class="row">{props.actions}</div>
    </div>
  );
}
