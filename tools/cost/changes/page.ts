import type { Change } from '../change.ts';
import { translate } from '../translations.ts';

const FOLDER = 'apps/site/src/pages/credits';
const LINK = 'shell.footer.credits';

const WORDS: Readonly<Record<string, Record<string, string>>> = {
  es: { link: 'Créditos', head: 'Créditos', description: 'Quién ha hecho Fatal.', title: 'Créditos' },
  it: { link: 'Crediti', head: 'Crediti', description: 'Chi ha fatto Fatal.', title: 'Crediti' },
  de: {
    link: 'Mitwirkende',
    head: 'Mitwirkende',
    description: 'Wer Fatal gemacht hat.',
    title: 'Mitwirkende',
  },
  jp: { link: 'クレジット', head: 'クレジット', description: 'Fatalの制作者。', title: 'クレジット' },
};

const PAGE = `import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PageHead } from '../../runtime/route-types.ts';

export const head = (): PageHead => ({
  title: msg({ id: 'credits.head', message: 'Credits' }),
  description: msg({ id: 'credits.description', message: 'Who made Fatal.' }),
  picture: 'darkroom',
});

export function Page() {
  return (
    <section className="mx-auto w-full max-w-page px-margin pt-40">
      <h1 className="m-0 font-serif text-h1 font-light text-text">
        <Trans id="credits.title">Credits</Trans>
      </h1>
    </section>
  );
}
`;

const TEST = `import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';

it('has its name as a heading', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  await openSite('/credits');
  expect(screen.getByRole('heading', { level: 1, name: 'Credits' })).toBeInTheDocument();
  vi.unstubAllGlobals();
});
`;

/** A page with a link in the footer: docs/guides/page.md. Its pictures are drawn by `npm run visual`. */
export const page: Change = {
  name: 'page',
  // Four, and the footer's catalog of each language.
  limits: { files: 9, byHand: 9 },
  own: /^apps\/site\/locales\/credits\//,
  edit: (scratch) => {
    scratch.write(`${FOLDER}/page.tsx`, PAGE);
    scratch.write(`${FOLDER}/page.test.tsx`, TEST);
    const story = scratch.read('apps/site/src/pages/not-found/page.stories.tsx');
    scratch.write(
      `${FOLDER}/page.stories.tsx`,
      story.replace('Pages/Not found', 'Pages/Credits').replace('/404', '/credits'),
    );
    scratch.replace(
      'apps/site/src/runtime/route-table.ts',
      "\n  {\n    path: '/terms-of-use',",
      `
  {
    path: '/credits',
    page: 'credits/page',
    footer: [{ list: 'studio', label: msg({ id: '${LINK}', message: 'Credits' }) }],
  },
  {
    path: '/terms-of-use',`,
    );
  },
  commands: ['npm run strings:extract', 'npm run build'],
  finish: (scratch) => {
    for (const [language, { link = '', ...own }] of Object.entries(WORDS)) {
      translate(scratch, `apps/site/locales/shell/${language}.po`, { [LINK]: link });
      for (const [name, text] of Object.entries(own))
        translate(scratch, `apps/site/locales/credits/${language}.po`, { [`credits.${name}`]: text });
    }
  },
};
