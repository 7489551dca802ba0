import type { JSX } from 'solid-js';
import { createSignal, For, Show } from 'solid-js';
import type { BySide, DiceProof, ProvenRoll, Side } from '../../box/api';
import { CheckSign, CrossSign } from '../../components/icons';
import { language } from '../../i18n';
import { decimal } from '../../i18n/format';
import { words } from './words';

const shortHex = (hex: string): string => (hex.length > 12 ? `${hex.slice(0, 4)}…${hex.slice(-4)}` : hex);

/** A proof, and what the dice have given each side, in equity, once the computer has judged the throws. */
export type JudgedProof = DiceProof & { readonly luck: BySide<number> | null };

/** The dice of the game in plain words: a commitment, the rolls, and a button that repeats the sum on this device. */
export function DiceProofPanel(props: {
  rolls: number;
  typed: boolean;
  names: Readonly<Record<Side, string>>;
  proof: JudgedProof | null;
  checking: boolean;
  onCheck: () => void;
}): JSX.Element {
  const [chosen, setChosen] = createSignal<number | null>(null);
  const bad = () => props.proof?.rolls.find((roll) => roll.proof === 'does not agree') ?? null;
  const shown = (): ProvenRoll | null => {
    const rolls = props.proof?.rolls ?? [];
    return rolls.find((roll) => roll.number === chosen()) ?? bad() ?? rolls[rolls.length - 1] ?? null;
  };
  return (
    <section class="sheet proof">
      <h2>{words('proof.title')}</h2>
      <Show when={!props.typed} fallback={<p class="small">{words('proof.typed')}</p>}>
        <Show when={props.proof} fallback={<p class="small">{words('proof.unchecked', { n: props.rolls })}</p>}>
          {(proof) => (
            <>
              <Show when={proof().commitment}>
                {(hex) => (
                  <p class="small">
                    {words('proof.commitment')}{' '}
                    <code class="code" title={hex()}>
                      {shortHex(hex())}
                    </code>
                  </p>
                )}
              </Show>
              <Show when={proof().opened} fallback={<p class="small">{words('proof.closed')}</p>}>
                <Show
                  when={bad()}
                  fallback={
                    <p class="verdict">
                      <CheckSign size={18} />
                      {words('proof.checked', { n: proof().rolls.length })}
                    </p>
                  }
                >
                  {(roll) => (
                    <p class="verdict bad">
                      <CrossSign size={18} />
                      {words('proof.disagrees', { n: roll().number })}
                    </p>
                  )}
                </Show>
                <div class="proof-rolls" role="group" aria-label={words('proof.rolls')}>
                  <For each={proof().rolls}>
                    {(roll) => (
                      <button
                        type="button"
                        classList={{ bad: roll.proof === 'does not agree' }}
                        aria-pressed={shown()?.number === roll.number}
                        onClick={() => setChosen(roll.number)}
                      >
                        <small>{roll.number}</small>
                        {roll.dice.join('')}
                      </button>
                    )}
                  </For>
                </div>
                <Show when={shown()}>{(roll) => <RollProof roll={roll()} />}</Show>
              </Show>
            </>
          )}
        </Show>
        <button
          type="button"
          class="button compact"
          aria-disabled={props.checking || props.rolls === 0}
          onClick={() => {
            if (!props.checking && props.rolls) props.onCheck();
          }}
        >
          {words('proof.check')}
        </button>
      </Show>
      <Show when={props.proof?.luck}>
        {(luck) => (
          <dl class="facts proof-luck">
            <dt>{words('proof.luck')}</dt>
            <dd>
              {props.names.light} {decimal(luck().light, 2, language(), true)} · {props.names.dark}{' '}
              {decimal(luck().dark, 2, language(), true)}
            </dd>
          </dl>
        )}
      </Show>
    </section>
  );
}

function RollProof(props: { roll: ProvenRoll }): JSX.Element {
  const dice = () => props.roll.dice.join('-');
  return (
    <div class="roll-proof">
      <h3>{words('proof.of', { n: props.roll.number, dice: dice() })}</h3>
      <Show when={props.roll.proof !== 'typed'} fallback={<p class="small">{words('proof.typed')}</p>}>
        <ol class="proof-steps">
          <li>
            <b>1</b>
            <span>{words('proof.1')}</span>
          </li>
          <li>
            <b>2</b>
            <span>{words('proof.2', { n: props.roll.number })}</span>
          </li>
          <li>
            <b>3</b>
            <span>{words('proof.3')}</span>
          </li>
        </ol>
        <Show
          when={props.roll.proof !== 'does not agree'}
          fallback={
            <p class="verdict bad">
              <CrossSign size={18} />
              {words('proof.disagrees', { n: props.roll.number })}
            </p>
          }
        >
          <p class="verdict">
            <CheckSign size={18} />
            {words('proof.agrees', { dice: dice() })}
          </p>
          <Show when={props.roll.proof === 'one-sided'}>
            <p class="small">{words('proof.onesided')}</p>
          </Show>
        </Show>
      </Show>
    </div>
  );
}
