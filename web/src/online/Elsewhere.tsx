import type { JSX } from 'solid-js';
import { createSignal, Show } from 'solid-js';
import { Dialog } from '../app/Dialog';
import { t } from '../i18n';
import { createOutside, LinkBox, Reach } from './Links';
import type { OwnSeat } from './seats';
import { ownSeat, seatAddress } from './seats';
import { words } from './words';

/** The link to one's own seat: whoever has it is this player, so it is shown only when it is asked for. */
export function Elsewhere(props: { id: string; own: OwnSeat; onClose: () => void }): JSX.Element {
  const outside = createOutside();
  const [shown, setShown] = createSignal(false);
  const link = () => outside.link(seatAddress(props.id, ownSeat(props.id) ?? props.own));
  return (
    <Dialog title={words('elsewhere.title')} sheet onClose={props.onClose}>
      <p>{words('elsewhere.text')}</p>
      <p class="online-warning">{words('elsewhere.warning')}</p>
      <Show
        when={shown()}
        fallback={
          <button type="button" class="button" onClick={() => setShown(true)}>
            {words('elsewhere.show')}
          </button>
        }
      >
        <LinkBox
          id="seat-link"
          label={words('elsewhere.link')}
          link={link()}
          title={words('elsewhere.title')}
          code={outside.opens()}
        />
        <Reach outside={outside} />
      </Show>
      <div class="dialog-actions">
        <button type="button" class="button primary wide" onClick={props.onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}
