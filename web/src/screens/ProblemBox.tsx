import type { JSX } from 'solid-js';
import type { Unreadable } from '../box/api';
import { StateBox } from '../components/StateBox';
import { language, t } from '../i18n';
import { problemTitle } from '../play/wording';

/** What could not be read, where, and what was expected. */
export function ProblemBox(props: { problem: Unreadable }): JSX.Element {
  return (
    <StateBox
      kind="error"
      title={problemTitle(props.problem)}
      text={t('import.expected', { excerpt: props.problem.excerpt, expected: props.problem.expected[language()] })}
    />
  );
}
