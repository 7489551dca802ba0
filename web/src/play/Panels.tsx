import type { JSX } from 'solid-js';
import { createSignal, For, Show } from 'solid-js';
import { Dialog } from '../app/Dialog';
import { isSmall } from '../app/preferences';
import { walkChoices } from '../components/radio-keys';
import { t } from '../i18n';

export type PanelName = 'moves' | 'leaflet' | 'dice';

export interface Panel {
  readonly name: PanelName;
  readonly content: () => JSX.Element;
}

/** Which panel is looked at, and how to come to another one. */
export function createPanels(): {
  readonly open: () => PanelName;
  readonly show: (name: PanelName) => void;
  readonly close: () => void;
} {
  const [open, setOpen] = createSignal<PanelName>('moves');
  return { open, show: setOpen, close: () => setOpen('moves') };
}

/**
 * Moves, leaflet and dice as tabs beside the board. Where there is no room for tabs the moves stand there alone, and
 * the others come as a sheet from below.
 */
export function Panels(props: { panels: readonly Panel[]; at: ReturnType<typeof createPanels> }): JSX.Element {
  let list!: HTMLDivElement;
  const index = () => props.panels.findIndex(({ name }) => name === props.at.open());
  const moves = () => props.panels.find(({ name }) => name === 'moves');
  const other = () => props.panels.find(({ name }) => name === props.at.open() && name !== 'moves');
  const onKeyDown = (event: KeyboardEvent) =>
    walkChoices(event, list, {
      at: index(),
      of: props.panels.length,
      choose: (to) => props.at.show(props.panels[to]!.name),
    });
  return (
    <Show
      when={!isSmall()}
      fallback={
        <>
          <div class="panel">{moves()?.content()}</div>
          <Show when={other()} keyed>
            {(panel) => (
              <Dialog title={t(`panel.${panel.name}`)} sheet onClose={props.at.close}>
                <div class="panel">{panel.content()}</div>
                <div class="dialog-actions">
                  <button type="button" class="button wide" onClick={props.at.close}>
                    {t('close')}
                  </button>
                </div>
              </Dialog>
            )}
          </Show>
        </>
      }
    >
      <div class="panels card">
        <div ref={list} class="panel-tabs" role="tablist" aria-label={t('panels')} onKeyDown={onKeyDown}>
          <For each={props.panels}>
            {(panel) => (
              <button
                type="button"
                role="tab"
                id={`tab-${panel.name}`}
                aria-controls={`panel-${panel.name}`}
                aria-selected={props.at.open() === panel.name}
                tabIndex={props.at.open() === panel.name ? 0 : -1}
                onClick={() => props.at.show(panel.name)}
              >
                {t(`panel.${panel.name}`)}
              </button>
            )}
          </For>
        </div>
        <For each={props.panels}>
          {(panel) => (
            <div
              class="panel"
              role="tabpanel"
              id={`panel-${panel.name}`}
              aria-labelledby={`tab-${panel.name}`}
              hidden={props.at.open() !== panel.name}
            >
              {panel.content()}
            </div>
          )}
        </For>
      </div>
    </Show>
  );
}
