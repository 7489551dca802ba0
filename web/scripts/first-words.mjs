/**
 * Tells boot.js where the words of each language lie, so that those of this reader are on their way before the scripts
 * that ask for them have come: a round trip less before the first picture.
 */
const WORDS = /\/src\/(?:i18n|games\/lid)\/(pt|es|en|it)\.(?:ts|json)$/;

export function firstWords() {
  return {
    name: 'tabuleiro-first-words',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = {};
        for (const { type, fileName, facadeModuleId } of Object.values(bundle)) {
          const [, language] = (type === 'chunk' && WORDS.exec(facadeModuleId ?? '')) || [];
          if (language) files[language] = [...(files[language] ?? []), `./${fileName}`].sort();
        }
        if (Object.values(files).filter((each) => each.length === 2).length !== 4)
          throw new Error(`not two files of words for each language: ${JSON.stringify(files)}`);
        const inOrder = Object.fromEntries(Object.entries(files).sort());
        const page = bundle['index.html'];
        const boot = '<script src="./boot.js"';
        if (!page.source.includes(boot)) throw new Error('index.html starts boot.js in another way');
        page.source = page.source.replace(boot, `${boot} data-words='${JSON.stringify(inOrder)}'`);
      },
    },
  };
}
