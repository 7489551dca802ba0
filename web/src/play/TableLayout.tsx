import type { JSX } from 'solid-js';

/**
 * The places around a board. The order here is the order of the tab key: board, actions, strips, moves, panels; the
 * style sheet sets them around the board as the width allows.
 */
export function TableLayout(props: {
  /** Is the board wider than high? */
  wide: boolean;
  title: string;
  board: JSX.Element;
  actions: JSX.Element;
  top: JSX.Element;
  bottom: JSX.Element;
  evaluation: JSX.Element;
  alerts: JSX.Element;
  moves: JSX.Element;
  panels: JSX.Element;
  leaflet: JSX.Element;
}): JSX.Element {
  return (
    <div class="wrap game-screen">
      <h1 class="visually-hidden">{props.title}</h1>
      <div class="table-layout" classList={{ wide: props.wide }}>
        <div class="table-board">{props.board}</div>
        <div class="table-evaluation">{props.evaluation}</div>
        <div class="table-actions game-actions">{props.actions}</div>
        <div class="table-top">{props.top}</div>
        <div class="table-bottom">{props.bottom}</div>
        <div class="table-side">
          <div class="table-alerts">{props.alerts}</div>
          <div class="table-moves">{props.moves}</div>
          <div class="table-panels">{props.panels}</div>
        </div>
        <aside class="table-leaflet">{props.leaflet}</aside>
      </div>
    </div>
  );
}
