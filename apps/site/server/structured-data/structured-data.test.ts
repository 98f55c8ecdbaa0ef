import { languageTag, LOCALES, POSITION_ROLES } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { faq } from '#content/faq';
import { socialLinks } from '#content/links';
import { positionsPostedDate } from '#content/positions';
import { team } from '#content/team';
import { studio } from '#content/press';
import { articles } from '#content/news';
import {
  CLIPS_ARCHIVE,
  kitArchive,
  PICTURES_ARCHIVE,
  pressFiles,
  shownScreenshots,
} from '../../src/model/press-files.ts';
import { readAddresses } from '../addresses.ts';
import { describePage, ORIGIN } from '../testing.ts';
import { structuredData, structuredDataHtml } from './structured-data.ts';

const dataOf = async (...page: Parameters<typeof describePage>) =>
  structuredData(await describePage(...page));

async function itemOf(
  type: string,
  ...page: Parameters<typeof describePage>
): Promise<Record<string, unknown>> {
  const items = (await dataOf(...page)).filter((item) => item['@type'] === type);
  expect(items).toHaveLength(1);
  return items[0] ?? {};
}

const typesOf = async (path: string) => (await dataOf(path)).map((item) => item['@type']);

describe('structured data', () => {
  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/games/fatal-unleashed-darkness', ['VideoGame', 'BreadcrumbList']],
    ['/news', ['BreadcrumbList']],
    ['/news/1', ['NewsArticle', 'BreadcrumbList']],
    ['/support', ['FAQPage', 'BreadcrumbList']],
    ['/press', ['WebPage', 'BreadcrumbList']],
    ['/join-us/fx', ['JobPosting', 'BreadcrumbList']],
    ['/team', ['BreadcrumbList']],
    ['/gate', []],
    ['/404', []],
  ])('of %s has the right types', async (path, types) => {
    expect(await typesOf(path)).toEqual(types);
  });

  it('is a JSON-LD script that no text can close', async () => {
    const subject = { ...(await describePage('/team')), title: '</script><script>alert(1)' };
    const html = structuredDataHtml(subject);
    expect(html).toMatch(/^<script type="application\/ld\+json">[^<]*<\/script>$/);
    const json = html.replace(/^<[^>]*>|<[^>]*>$/g, '');
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': structuredData(subject),
    });
    expect(structuredDataHtml(await describePage('/gate'))).toBe('');
  });

  it.each(LOCALES)('contains no email addresses or break hints in %s', async (locale) => {
    const all = await Promise.all((await readAddresses())().map((path) => dataOf(path, locale)));
    const text = JSON.stringify(all);
    expect(text.match(/[\w.]+@[\w-]+\.\w+|mailto:|[\u00ad\u200b]|undefined|:""/g)).toBeNull();
    const addresses = team.flatMap(({ email }) => email || []);
    expect(addresses.filter((email) => text.includes(email))).toEqual([]);
  });
});

describe('items', () => {
  it('describe the studio, its accounts and its contact as Organization', async () => {
    expect(await itemOf('Organization', '/', 'es')).toMatchObject({
      '@id': `${ORIGIN}/#studio`,
      name: 'Fatal',
      logo: `${ORIGIN}/icon-512.png`,
      sameAs: socialLinks.map(({ href }) => href),
      contactPoint: {
        url: `${ORIGIN}/support?lang=es#contact`,
        availableLanguage: LOCALES.map(languageTag),
      },
    });
  });

  it('name the site in WebSite', async () => {
    expect(await itemOf('WebSite', '/')).toMatchObject({
      name: 'Fatal',
      alternateName: 'Fatal: Unleashed Darkness',
      url: `${ORIGIN}/`,
      publisher: { '@id': `${ORIGIN}/#studio` },
    });
  });

  it('describe the game with its pictures and other pages as VideoGame', async () => {
    const path = '/games/fatal-unleashed-darkness';
    const { description } = await describePage(path, 'de');
    expect(await itemOf('VideoGame', path, 'de')).toMatchObject({
      name: 'Fatal: Unleashed Darkness',
      description,
      inLanguage: 'de',
      url: `${ORIGIN}${path}?lang=de`,
      image: `${ORIGIN}/images/share/games-fatal-unleashed-darkness.de.jpg`,
      screenshot: expect.arrayContaining([`${ORIGIN}/images/walk-corridor.png`]) as unknown,
      author: { name: 'Fatal' },
    });
  });

  it('describe an article as NewsArticle', async () => {
    const article = articles.find(({ id }) => id === 3);
    expect(await itemOf('NewsArticle', '/news/3')).toMatchObject({
      headline: article?.title.message,
      description: article?.summary.message,
      datePublished: article?.publishedDate,
      image: [`${ORIGIN}/images/news-3.png`, `${ORIGIN}/images/share/news-3.en.jpg`],
      author: { '@type': 'Person', name: 'Yuto Kanemori' },
      publisher: { '@type': 'Organization', name: 'Fatal' },
    });
  });

  it('list all questions and answers, with absolute links, in FAQPage', async () => {
    const { mainEntity } = (await itemOf('FAQPage', '/support', 'jp')) as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(mainEntity).toHaveLength(faq.length);
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(name).not.toBe('');
      expect(acceptedAnswer.text).toMatch(/^<p>/);
      expect(acceptedAnswer.text).not.toMatch(/href="\//);
    }
    expect(mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text).join('')).toContain(
      `href="${ORIGIN}/privacy-policy"`,
    );
  });

  it.each(POSITION_ROLES)('describe %s as an unpaid remote position in JobPosting', async (role) => {
    const posting = await itemOf('JobPosting', `/join-us/${role}`);
    expect(posting).toMatchObject({
      employmentType: 'VOLUNTEER',
      jobLocationType: 'TELECOMMUTE',
      datePosted: positionsPostedDate,
      identifier: { value: role },
      hiringOrganization: { name: 'Fatal' },
    });
    expect(posting.description).toMatch(/^<p>.+<\/p><p>This position is unpaid\. .+<li>.+<\/li>/);
    expect(posting).not.toHaveProperty('baseSalary');
  });

  it('set the end of JobPosting to the application deadline', async () => {
    const applicationsCloseAt = '2027-07-31T21:59:00.000Z';
    expect(await itemOf('JobPosting', '/join-us/fx', 'en', { applicationsCloseAt })).toMatchObject({
      validThrough: applicationsCloseAt,
    });
  });

  it('describe the press kit, its archives and picture licenses as WebPage', async () => {
    const page = await itemOf('WebPage', '/press', 'de');
    const address = `${ORIGIN}/press?lang=de`;
    expect(page).toMatchObject({
      url: address,
      inLanguage: 'de',
      about: { '@id': `${ORIGIN}/#studio`, foundingDate: String(studio.founded) },
    });
    const { associatedMedia, hasPart } = page as Record<string, { contentUrl: string }[]>;
    expect(associatedMedia?.map(({ contentUrl }) => contentUrl)).toEqual(
      [kitArchive('de'), PICTURES_ARCHIVE, CLIPS_ARCHIVE].map((file) => ORIGIN + file),
    );
    expect(hasPart?.length).toBeGreaterThan(shownScreenshots.length);
    for (const picture of hasPart ?? []) {
      expect(pressFiles().map((file) => ORIGIN + file)).toContain(picture.contentUrl);
      expect(picture).toMatchObject({
        '@type': 'ImageObject',
        license: `${address}#use`,
        acquireLicensePage: `${ORIGIN}/support?lang=de#contact`,
      });
    }
  });

  it('list the path from the home page in the language of the page in BreadcrumbList', async () => {
    const { itemListElement } = await itemOf('BreadcrumbList', '/join-us/rigger', 'jp');
    const careers = await describePage('/careers', 'jp');
    expect(itemListElement).toMatchObject([
      { position: 1, name: 'Fatal', item: `${ORIGIN}/?lang=jp` },
      { position: 2, name: careers.title, item: `${ORIGIN}/careers?lang=jp` },
      { position: 3, name: '3Dリガー募集', item: `${ORIGIN}/join-us/rigger?lang=jp` },
    ]);
  });
});
