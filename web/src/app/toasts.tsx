import type { JSX } from 'solid-js';
import { createSignal, For, Show } from 'solid-js';
import { t } from '../i18n';

export interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const STAY = 6000;
const [toasts, setToasts] = createSignal<readonly (Toast & { readonly id: number })[]>([]);
let lastId = 0;

/** Shows a toast: six seconds, or until dismissed when it carries an action. */
export function toast(toast: Toast): void {
  const id = ++lastId;
  setToasts((all) => [...all.slice(-2), { ...toast, id }]);
  if (!toast.action) setTimeout(() => dismiss(id), STAY);
}

const dismiss = (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id));

export function Toasts(): JSX.Element {
  return (
    <div class="toasts" role="status">
      <For each={toasts()}>
        {(toast) => (
          <div class="toast">
            <span>{toast.text}</span>
            <Show when={toast.action}>
              {(action) => (
                <button
                  type="button"
                  onClick={() => {
                    dismiss(toast.id);
                    action().run();
                  }}
                >
                  {action().label}
                </button>
              )}
            </Show>
            <Show when={toast.action}>
              <button type="button" onClick={() => dismiss(toast.id)}>
                {t('dismiss')}
              </button>
            </Show>
          </div>
        )}
      </For>
    </div>
  );
}
