import type { JSX } from 'solid-js';
import { Match, Switch } from 'solid-js';
import { address } from '../app/router';
import { Invite } from './Invite';
import { Lobby } from './Lobby';
import './online.css';
import { OnlineTable } from './OnlineTable';

export { openWords } from './words';

/** Tables elsewhere: laying one out, taking an offer, sitting down and watching. */
export default function Online(props: { at: string }): JSX.Element {
  const part = () => address().parts[0];
  return (
    <Switch>
      <Match when={part() === 'friend'}>
        <Invite slug={props.at} />
      </Match>
      <Match when={part() === 'lobby'}>
        <Lobby />
      </Match>
      <Match when={part() === 't'}>
        <OnlineTable id={props.at} />
      </Match>
    </Switch>
  );
}
