import type { JSX } from 'solid-js';
import { readFile } from '../app/read-file';
import { underWay } from '../app/under-way';
import { t } from '../i18n';

/** A button that asks for a file and reads it. The same file can be chosen again, after it was mended. */
export function FileButton(props: {
  accept: string;
  onRead: (text: string, fileName: string) => void;
  onFailure: (why: unknown) => void;
}): JSX.Element {
  const choose = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) underWay('file', readFile(file)).then((text) => props.onRead(text, file.name), props.onFailure);
    input.value = '';
  };
  return (
    <label class="button compact file-button">
      {t('import.file')}
      <input
        type="file"
        class="visually-hidden"
        accept={props.accept}
        onChange={(event) => choose(event.currentTarget)}
      />
    </label>
  );
}
