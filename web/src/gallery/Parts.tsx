import type { JSX } from 'solid-js';
import { createSignal } from 'solid-js';
import { Toasts, toast } from '../app/toasts';
import type { HouseDraft } from '../box/api';
import { AnalysisTable } from '../components/AnalysisTable';
import { Clock } from '../components/Clock';
import { EvaluationBar } from '../components/Evaluation';
import { Graph } from '../components/Graph';
import { HouseForm } from '../components/HouseForm';
import { LeafletPanel } from '../components/LeafletPanel';
import { LessonCard } from '../components/LessonCard';
import { Miniature } from '../components/Miniature';
import { MoveList } from '../components/MoveList';
import { PlayerStrip } from '../components/PlayerStrip';
import { RulesColumn } from '../components/RuleText';
import { Segments, Switch } from '../components/Segments';
import { StateBox } from '../components/StateBox';
import { TypeMove } from '../components/TypeMove';
import { WhyNot } from '../components/WhyNot';
import { BACKGAMMON_ANALYSIS, BAD_PROOF, JUDGED_LINE, PROOF, REPORT } from '../fixtures/analysis';
import { clashesOf, HOUSE_FORM } from '../fixtures/house';
import { RULE_SETS } from '../fixtures/rule-sets';
import { rulesPage } from '../fixtures/rules-page';
import { pieces, SHAPES } from '../fixtures/shapes';
import { backgammonTable, draughtsTable, ITALIAN_REFUSAL } from '../fixtures/tables';
import { ChancesBar } from '../games/backgammon/Advice';
import { CubeOffer } from '../games/backgammon/CubeOffer';
import { DiceProofPanel } from '../games/backgammon/DiceProof';
import { words as backgammonWords } from '../games/backgammon/words';
import { HuffPrompt } from '../games/draughts/HuffPrompt';
import { words as draughtsWords } from '../games/draughts/words';
import { roomOf } from '../games/open';
import { language, t } from '../i18n';

const nothing = () => undefined;
const Part = (props: { title: string; children: JSX.Element }): JSX.Element => (
  <div class="gallery-part">
    <p class="cap">{props.title}</p>
    {props.children}
  </div>
);

export function TableParts(): JSX.Element {
  const bg = backgammonTable('backgammonGame');
  const it = draughtsTable('italianGame');
  return (
    <div class="gallery-grid">
      <Part title="Player strips">
        <PlayerStrip
          side="dark"
          name="Marco"
          state={`6-5, ${backgammonWords('no.entry')}`}
          acting={false}
          fact={{ value: 163, label: backgammonWords('pips') }}
          tokens={<span class="strip-cube">2</span>}
          clock={<Clock left={102_000} running={false} name="Marco" />}
        />
        <PlayerStrip
          side="light"
          name="Inês"
          state={t('turn.yours')}
          acting
          fact={{ value: 136, label: backgammonWords('pips') }}
          tokens={
            <span class="strip-off">
              <b>3</b> {backgammonWords('off')}
            </span>
          }
          clock={<Clock left={125_000} running name="Inês" />}
        />
        <PlayerStrip
          side="light"
          name="Maximiliano Vasconcelos de Albuquerque"
          state={t('turn.yours')}
          acting
          fact={{ value: 5, label: draughtsWords('taken') }}
          clock={<Clock left={9_400} running name="Maximiliano" />}
        />
      </Part>
      <Part title="Evaluation">
        <div class="gallery-bar">
          <EvaluationBar share={0.69} text="69" />
        </div>
      </Part>
      <Part title="Why not">
        <WhyNot refusal={ITALIAN_REFUSAL} onPlayInstead={nothing} onClose={nothing} />
      </Part>
      <Part title="Moves, backgammon">
        <MoveList
          game={roomOf(bg)}
          record={bg.record}
          seats={bg.seats}
          onGo={nothing}
          pending={{ side: 'light', lead: '62' }}
        />
      </Part>
      <Part title="Moves, draughts">
        <MoveList
          game={roomOf(it)}
          record={{ ...it.record, current: it.record.line[33]!.node, atEnd: false }}
          seats={it.seats}
          onGo={nothing}
        />
      </Part>
      <Part title="Moves, none">
        <MoveList
          game={roomOf(it)}
          record={{ line: [], current: 0, atEnd: true, game: 0, games: 1 }}
          seats={it.seats}
          onGo={nothing}
        />
      </Part>
      <Part title="Leaflet">
        <LeafletPanel
          page={rulesPage('draughts:italian', language())}
          title={RULE_SETS[6]!.name[language()]}
          source={RULE_SETS[6]!.source[language()]}
          cited="6.6"
        />
      </Part>
      <Part title="Huff">
        <HuffPrompt name="Rosa" squares={[18]} onHuff={nothing} onLetGo={nothing} />
      </Part>
      <Part title="Huff, several">
        <HuffPrompt name="Rosa" squares={[14, 18]} onHuff={nothing} onLetGo={nothing} />
      </Part>
      <Part title="Cube offer">
        <CubeOffer
          name="Inês"
          value={2}
          cost={1}
          mayBeaver={false}
          onTake={nothing}
          onDrop={nothing}
          onBeaver={nothing}
        />
      </Part>
      <Part title="Type a move">
        <TypeMove example="23x14x7" refusal={null} disabled={false} onType={async () => true} />
      </Part>
    </div>
  );
}

export function StudyParts(): JSX.Element {
  const bg = backgammonTable('backgammonGame');
  const [node, setNode] = createSignal(9);
  return (
    <div class="gallery-grid wide">
      <Part title="Candidates">
        <AnalysisTable
          game={roomOf(bg)}
          analysis={BACKGAMMON_ANALYSIS}
          title={roomOf(bg).ranking.title(bg)}
          onPlay={nothing}
        />
      </Part>
      <Part title="Chances">
        <ChancesBar title={t('analysis.after', { play: '13/5' })} chances={BACKGAMMON_ANALYSIS.chances!} />
      </Part>
      <Part title="Graph">
        <Graph game={roomOf(bg)} line={JUDGED_LINE} current={node()} seats={bg.seats} report={REPORT} onGo={setNode} />
      </Part>
      <Part title="Dice, proven">
        <DiceProofPanel
          names={{ light: 'Inês', dark: 'Marco' }}
          rolls={9}
          typed={false}
          proof={PROOF}
          checking={false}
          onCheck={nothing}
        />
      </Part>
      <Part title="Dice, a roll that does not agree">
        <DiceProofPanel
          names={{ light: 'Inês', dark: 'Marco' }}
          rolls={9}
          typed={false}
          proof={BAD_PROOF}
          checking={false}
          onCheck={nothing}
        />
      </Part>
      <Part title="Dice, typed">
        <DiceProofPanel
          names={{ light: 'Inês', dark: 'Marco' }}
          rolls={9}
          typed
          proof={null}
          checking={false}
          onCheck={nothing}
        />
      </Part>
    </div>
  );
}

export function RulesParts(): JSX.Element {
  const [draft, setDraft] = createSignal<HouseDraft>({
    parent: 'draughts:xalingo',
    name: '',
    changes: { 'king-range': 'short', compulsion: 'huff' },
  });
  const lesson = { shape: SHAPES['draughts:garden']!, pieces: pieces('W27,31:B23,15,2') };
  return (
    <div class="gallery-grid wide">
      <Part title="Rules">
        <div class="sheet rules-leaflet">
          <RulesColumn page={rulesPage('draughts:italian', language())} leaflet="draughts:italian" cited="6.6" />
        </div>
      </Part>
      <Part title="House rules">
        <div class="sheet">
          <HouseForm form={HOUSE_FORM} draft={draft()} clashes={clashesOf(draft())} onChange={setDraft} />
        </div>
      </Part>
      <Part title="Lessons">
        <LessonCard
          number={3}
          of={5}
          title={t('learn.title')}
          minutes={4}
          done={2}
          steps={5}
          href="#"
          board={
            <Miniature
              picture={{ kind: 'draughts', ...lesson }}
              leaflet="draughts:garden"
              frame={{
                route: { path: [27, 20, 11], taken: [23, 15], huff: null, crowns: false, text: '' },
                arrows: [],
                lit: [],
              }}
            />
          }
        />
        <LessonCard
          number={4}
          of={5}
          title={t('learn.title')}
          minutes={4}
          done={5}
          steps={5}
          href="#"
          board={<Miniature picture={{ kind: 'draughts', ...lesson }} leaflet="draughts:garden" />}
        />
      </Part>
    </div>
  );
}

export function Controls(): JSX.Element {
  const [choice, setChoice] = createSignal('b');
  const [on, setOn] = createSignal(true);
  return (
    <div class="gallery-grid">
      <Part title="Buttons">
        <div class="row">
          <button type="button" class="button primary">
            {backgammonWords('act.play')}
          </button>
          <button type="button" class="button">
            {backgammonWords('act.double')}
          </button>
          <button type="button" class="button quiet">
            {backgammonWords('act.undo')}
          </button>
        </div>
        <div class="row">
          <button type="button" class="button" aria-disabled="true">
            {backgammonWords('act.double')}
          </button>
          <button type="button" class="button danger">
            {t('act.resign')}
          </button>
          <button type="button" class="button compact">
            {t('why.read')}
          </button>
        </div>
      </Part>
      <Part title="Choices">
        <Segments
          label={t('theme')}
          value={choice()}
          choices={[
            { value: 'a', label: t('theme.light') },
            { value: 'b', label: t('theme.dark') },
            { value: 'c', label: t('theme.contrast') },
          ]}
          onChoose={setChoice}
        />
        <div class="setting">
          <span>{t('set.sound')}</span>
          <Switch label={t('set.sound')} checked={on()} onChange={setOn} />
        </div>
        <div class="field">
          <label for="gallery-select">{t('house.from')}</label>
          <select id="gallery-select" class="select">
            <option>{RULE_SETS[3]!.name[language()]}</option>
          </select>
        </div>
        <div class="field">
          <label for="gallery-input">{t('house.name')}</label>
          <input id="gallery-input" class="input" aria-invalid="true" aria-describedby="gallery-error" />
          <p id="gallery-error" class="field-error">
            {t('import.bad')}
          </p>
        </div>
      </Part>
      <Part title="States">
        <StateBox kind="empty" title={t('saved.none')} text={t('saved.none.text')} />
        <StateBox kind="waiting" title={t('state.loading')} text={t('state.loading.text')} />
        <StateBox
          kind="error"
          title={t('import.line', { n: 3 })}
          text={t('import.expected', { excerpt: 'W:W21,2X', expected: '…' })}
        />
      </Part>
      <Part title="Toast">
        <button
          type="button"
          class="button"
          onClick={() => toast({ text: t('state.offline'), action: { label: t('state.retry'), run: nothing } })}
        >
          {t('state.offline')}
        </button>
        <Toasts />
      </Part>
    </div>
  );
}
