import { LOCALES } from '@fatal/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressEmail, socialLinks, steamPage } from '#content/links';
import { studio } from '#content/press';
import { team } from '#content/team';
import { videos } from '#content/videos';
import { kitArchive, pressFiles, screenshots, shownScreenshots } from '../../model/press-files.ts';
import { createI18n, loadCatalogs } from '../../i18n/i18n.ts';
import { contentSource } from '../../storybook/content-source.ts';
import { games } from '../../model/games.ts';
import { openSite } from '../../testing/open-site.tsx';
import { load } from './page.tsx';
import { SHEET_AREAS, sheetOf } from './sheet.ts';

const main = () => within(screen.getByRole('main'));

const downloads = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[download]')];

const pathOf = (link: HTMLAnchorElement) => new URL(link.href).pathname;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the press page', () => {
  // Spec 3.1
  it('links only to files that the build creates, each once', async () => {
    await openSite('/press');
    const paths = downloads().map(pathOf);
    expect(pressFiles()).toEqual(expect.arrayContaining(paths));
    const shown = new Set(shownScreenshots.map(({ file }) => file));
    expect(
      paths.filter((path) => paths.indexOf(path) !== paths.lastIndexOf(path) && !shown.has(path)),
    ).toEqual([]);
    for (const { file } of screenshots) expect(paths).toContain(file);
  });

  it.each(LOCALES)('links only to the kit in %s', async (locale) => {
    await openSite('/press', { locale });
    const kits = downloads()
      .map(pathOf)
      .filter((path) => path.includes('press-kit'));
    expect(kits).toEqual([kitArchive(locale)]);
  });

  it.each([
    ['en', '1.5 MB'],
    ['de', '1,5 MB'],
  ] as const)('formats file sizes in %s', async (locale, size) => {
    await openSite('/press', { locale });
    for (const link of downloads()) {
      if (link.closest('.press-numbers')) continue;
      expect(link.textContent.replaceAll('\u00a0', ' ')).toContain(size);
    }
  });

  it('shows an error if a file has no size', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const kit = await contentSource.pressKit();
    await openSite('/press', { source: { pressKit: () => Promise.resolve({ ...kit, sizes: {} }) } });
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  });

  it('shows the number of people and the leads, without email addresses', async () => {
    const { people, leads } = await load(contentSource);
    const former = team.filter(({ roles }) => roles.some(({ name }) => name === 'agradecimientos'));
    expect(people).toEqual({ active: team.length - former.length, all: team.length });
    expect(leads.length).toBeGreaterThan(0);
    expect(JSON.stringify(leads)).not.toContain('@');
    await openSite('/press');
    expect(
      main().getByText(new RegExp(`^${String(people.active)} .* ${String(people.all)} `)),
    ).toBeInTheDocument();
    for (const { name, first_surname } of leads)
      expect(main().getByText(`${name} ${first_surname}`)).toBeInTheDocument();
  });

  it('links to the press email address, the store, social media and the terms', async () => {
    await openSite('/press');
    const hrefs = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        `mailto:${pressEmail}`,
        '/terms-of-use',
        '/team',
        steamPage,
        ...socialLinks.map(({ href }) => href),
      ]),
    );
  });

  it('shows every clip with its description', async () => {
    await openSite('/press');
    for (const { description } of videos)
      expect(main().getByText(new RegExp(`· ${description.message ?? ''}$`))).toBeInTheDocument();
  });
});

describe.each(LOCALES)('press kit sheet in %s', (locale) => {
  async function say() {
    const i18n = createI18n(locale);
    await loadCatalogs(i18n, locale, [
      ...SHEET_AREAS,
      ...studio.quotes.map(({ article }) => `article-${String(article)}`),
    ]);
    return { i18n, sheet: sheetOf(i18n, await contentSource.pressKit()) };
  }

  // Spec 1.7
  it('returns the state of each game without future dates', async () => {
    const { i18n, sheet } = await say();
    expect(sheet.games.map(({ state }) => state)).toEqual(games.map(({ stateText }) => i18n._(stateText)));
    expect(JSON.stringify(sheet)).not.toMatch(/20(?:2[6-9]|[3-9]\d)/);
  });

  it('quotes the articles verbatim', async () => {
    const { i18n, sheet } = await say();
    for (const [index, { article }] of studio.quotes.entries()) {
      const body = i18n._(`news.${String(article)}.body`).replace(/<[^>]*>/g, '');
      // A quote may span several list items, so whitespace is ignored.
      expect(body.replace(/\s+/g, '')).toContain(sheet.quotes[index]?.text.replace(/\s+/g, ''));
    }
  });

  it('does not return empty text', async () => {
    const { sheet } = await say();
    const { games, ...said } = sheet;
    expect(JSON.stringify(said)).not.toContain('""');
    expect(games.filter(({ name, state }) => name === '' || state === '')).toEqual([]);
  });
});
