import type { JSX } from 'solid-js';
import { For, Match, Show, Switch } from 'solid-js';
import type { Clash, HouseForm as Form, HouseDraft, HousePoint, PointSetting, PointValue } from '../box/api';
import { language, t } from '../i18n';
import { change, clashesAt, isChanged, reorder, settingOf } from './house-draft';
import { CrossSign, Icon } from './icons';
import { LongSelect } from './LongSelect';
import { Switch as Toggle } from './Segments';

/** The rule table as a form. Changed rows carry a green bar and what they were; a clash is said at its rows at once. */
export function HouseForm(props: {
  form: Form;
  draft: HouseDraft;
  clashes: readonly Clash[];
  onChange: (draft: HouseDraft) => void;
}): JSX.Element {
  const groups = () => {
    const all = new Map<string, HousePoint[]>();
    for (const point of props.form.points) {
      const title = point.group[language()];
      all.set(title, [...(all.get(title) ?? []), point]);
    }
    return [...all.entries()];
  };
  return (
    <div class="house-form">
      <For each={groups()}>
        {([title, points]) => (
          <fieldset>
            <legend class="cap">{title}</legend>
            <For each={points}>
              {(point) => (
                <Row
                  point={point}
                  draft={props.draft}
                  clashes={clashesAt(props.clashes, point)}
                  onSet={(setting) => props.onChange(change(props.draft, point, setting))}
                />
              )}
            </For>
          </fieldset>
        )}
      </For>
    </div>
  );
}

function Row(props: {
  point: HousePoint;
  draft: HouseDraft;
  clashes: readonly Clash[];
  onSet: (setting: PointSetting) => void;
}): JSX.Element {
  const id = () => `point-${props.point.id}`;
  const changed = () => isChanged(props.draft, props.point);
  const setting = () => settingOf(props.draft, props.point);
  const described = () =>
    [props.point.help ? `${id()}-help` : '', props.clashes.length ? `${id()}-clash` : ''].filter(Boolean).join(' ') ||
    undefined;
  const control = () => props.point.control;
  return (
    <div
      class="house-row"
      classList={{ changed: changed(), clash: props.clashes.length > 0, 'is-order': control().kind === 'order' }}
    >
      <label for={id()}>
        <Show when={props.point.article}>{(article) => <span class="house-article">{article()}</span>}</Show>
        {props.point.label[language()]}
      </label>
      <div class="house-control">
        <Switch>
          <Match when={control().kind === 'switch'}>
            <Toggle
              label={props.point.label[language()]}
              checked={setting() === true}
              onChange={props.onSet}
              describedBy={described()}
            />
          </Match>
          <Match when={asChoice(control())}>
            {(choice) => (
              <LongSelect
                id={id()}
                describedBy={described()}
                choices={choice().values.map((value) => ({ value: value.id, label: value.label[language()] }))}
                value={String(setting())}
                onChoose={props.onSet}
              />
            )}
          </Match>
          <Match when={asNumber(control())}>
            {(range) => (
              <span class="house-number">
                <input
                  id={id()}
                  class="input"
                  type="number"
                  min={range().min}
                  max={range().max}
                  value={Number(setting())}
                  aria-describedby={described()}
                  onChange={(event) =>
                    props.onSet(
                      Math.min(
                        range().max,
                        Math.max(range().min, Math.round(event.currentTarget.valueAsNumber) || range().min),
                      ),
                    )
                  }
                />
                <span class="small">{range().unit[language()]}</span>
              </span>
            )}
          </Match>
        </Switch>
      </div>
      <Show when={asOrder(control())}>
        {(order) => <OrderControl values={order().values} order={setting() as readonly string[]} onSet={props.onSet} />}
      </Show>
      <Show when={changed()}>
        <p class="house-was small">{t('house.was', { value: settingWords(props.point, props.point.parent) })}</p>
      </Show>
      <Show when={props.point.help}>
        {(help) => (
          <p class="small house-help" id={`${id()}-help`}>
            {help()[language()]}
          </p>
        )}
      </Show>
      <Show when={props.clashes.length}>
        <p class="house-clash" id={`${id()}-clash`} role="alert">
          <CrossSign size={16} />
          <For each={props.clashes}>{(clash) => <span>{clash.message[language()]}</span>}</For>
        </p>
      </Show>
    </div>
  );
}

type Control = HousePoint['control'];
const asChoice = (control: Control) => (control.kind === 'choice' ? control : null);
const asNumber = (control: Control) => (control.kind === 'number' ? control : null);
const asOrder = (control: Control) => (control.kind === 'order' ? control : null);

/** A setting in words, for "was: …". */
function settingWords(point: HousePoint, setting: PointSetting): string {
  const { control } = point;
  const label = (values: readonly PointValue[], id: string) =>
    values.find((value) => value.id === id)?.label[language()] ?? id;
  if (typeof setting === 'boolean') return t(setting ? 'yes' : 'no');
  if (typeof setting === 'number')
    return control.kind === 'number' ? `${setting} ${control.unit[language()]}` : String(setting);
  if (control.kind === 'choice' && typeof setting === 'string') return label(control.values, setting);
  if (control.kind === 'order' && typeof setting !== 'string')
    return setting.map((id) => label(control.values, id)).join(', ') || t('house.nothing');
  return String(setting);
}

function OrderControl(props: {
  values: readonly PointValue[];
  order: readonly string[];
  onSet: (order: readonly string[]) => void;
}): JSX.Element {
  const label = (id: string) => props.values.find((value) => value.id === id)?.label[language()] ?? id;
  const rest = () => props.values.filter((value) => !props.order.includes(value.id));
  return (
    <div class="house-order">
      <ol>
        <For each={props.order}>
          {(id, index) => (
            <li>
              <b class="num">{index() + 1}</b>
              <span>{label(id)}</span>
              <button
                type="button"
                class="icon-button"
                aria-label={t('house.up', { value: label(id) })}
                aria-disabled={index() === 0}
                onClick={() => props.onSet(reorder(props.order, id, 'up'))}
              >
                <Icon name="up" size={18} />
              </button>
              <button
                type="button"
                class="icon-button"
                aria-label={t('house.down', { value: label(id) })}
                aria-disabled={index() === props.order.length - 1}
                onClick={() => props.onSet(reorder(props.order, id, 'down'))}
              >
                <Icon name="down" size={18} />
              </button>
              <button
                type="button"
                class="icon-button"
                aria-label={t('house.remove', { value: label(id) })}
                onClick={() => props.onSet(reorder(props.order, id, 'remove'))}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          )}
        </For>
      </ol>
      <Show when={rest().length}>
        <div class="row">
          <For each={rest()}>
            {(value) => (
              <button
                type="button"
                class="button compact"
                onClick={() => props.onSet(reorder(props.order, value.id, 'add'))}
              >
                + {value.label[language()]}
              </button>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
