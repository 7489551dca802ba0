import { t } from '../i18n';
import { toast } from './toasts';
import { underWay } from './under-way';

/** Copies a text. A page without encryption is not let at the clipboard: there the text is shown. */
export async function copyText(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    await underWay('copy', clipboard.writeText(text));
    toast({ text: t('copied') });
    return;
  }
  const { openWords, words } = await import('../screens/words');
  await openWords();
  toast({ text: words('copy.plain', { text }), action: { label: t('close'), run: () => undefined } });
}
