import type { JSX } from 'solid-js';

/**
 * The places around a board. The order here is the order of the tab key: board, actions, strips, what is asked or
 * refused, panels; the style sheet sets them around the board as the room allows.
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
  panels: JSX.Element;
}): JSX.Element {
  return (
    <div class="game-screen">
      <h1 class="visually-hidden">{props.title}</h1>
      <div class="table-layout" classList={{ wide: props.wide }}>
        <div class="table-board">
          {props.board}
          <div class="table-evaluation">{props.evaluation}</div>
        </div>
        <div class="table-actions game-actions">{props.actions}</div>
        <div class="table-top">{props.top}</div>
        <div class="table-bottom">{props.bottom}</div>
        <div class="table-alerts">{props.alerts}</div>
        <div class="table-panels">{props.panels}</div>
      </div>
    </div>
  );
}
