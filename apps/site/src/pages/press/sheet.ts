import { formatTag, type Locale } from '@fatal/contracts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { authors } from '#content/authors';
import { gameWords } from '#content/games';
import { pressEmail } from '#content/links';
import { studio } from '#content/press';
import { articles } from '#content/news';
import { firstGame, games } from '../../model/games.ts';
import type { PressKit } from '../../shared/press-kit.ts';
import { titlesOf } from '../team/use-titles.ts';

/** Row of the factsheet. */
interface Fact {
  term: string;
  text: string;
  /** Link of the text. Default: none. */
  href?: string;
}

interface GameRow {
  name: string;
  /** Subtitle, or an empty string if the game has none yet. */
  subtitle: string;
  state: string;
}

interface QuoteRow {
  text: string;
  author: string;
  /** Title of the quoted article. */
  source: string;
  href: string;
}

/** Text of the press kit in one language. The page renders it, and the archives include it as a text file and a document. */
export interface Sheet {
  title: string;
  description: string[];
  history: string[];
  features: string[];
  facts: Fact[];
  games: GameRow[];
  quotes: QuoteRow[];
  credits: { name: string; titles: string[] }[];
  /** Uses that are allowed without asking. */
  allowed: string[];
  /** Uses that need permission. */
  onRequest: string[];
  /** Requests, such as how to credit a picture. */
  please: string[];
  /** Headings of the sections. */
  headings: Record<
    'facts' | 'description' | 'history' | 'games' | 'features' | 'quotes' | 'credits' | 'use' | 'onRequest',
    string
  >;
}

/** Credit line of a picture. Not translated. */
export const CREDIT = firstGame.title;

/** Returns the games with translated states. */
const gameRows = (i18n: I18n): GameRow[] =>
  games.map(({ name, stateText, subtitle = '' }) => ({ name, subtitle, state: i18n._(stateText) }));

/** Returns the quotes with their sources. Throws if a quoted article doesn't exist. */
function quoteRows(i18n: I18n): QuoteRow[] {
  return studio.quotes.map(({ text, article: id }) => {
    const article = articles.find((one) => one.id === id);
    const author = article && authors[article.author];
    if (!author) throw new Error(`content/press quotes article ${String(id)}, which doesn't exist.`);
    return {
      text: i18n._(text),
      author: `${author.name} ${author.firstSurname}`,
      source: i18n._(article.title),
      href: `/news/${String(id)}`,
    };
  });
}

function factsOf(i18n: I18n, { people }: PressKit): Fact[] {
  const tag = formatTag(i18n.locale as Locale);
  const number = new Intl.NumberFormat(tag);
  const year = new Intl.DateTimeFormat(tag, { year: 'numeric', timeZone: 'UTC' });
  const active = number.format(people.active);
  const all = number.format(people.all);
  return [
    {
      term: i18n._(msg({ id: 'press.fact.developer', message: 'Developer' })),
      text: i18n._(msg({ id: 'press.fact.developer.text', message: 'Fatal, an independent studio' })),
      href: '/',
    },
    {
      term: i18n._(msg({ id: 'press.fact.place', message: 'Based in' })),
      text: i18n._(msg({ id: 'press.fact.place.text', message: 'Galicia, Spain; everyone works remotely' })),
    },
    {
      term: i18n._(msg({ id: 'press.fact.founded', message: 'Founded' })),
      text: year.format(Date.UTC(studio.founded, 0)),
    },
    {
      term: i18n._(msg({ id: 'press.fact.team', message: 'Team' })),
      text: i18n._(
        msg({
          id: 'press.fact.team.text',
          message: `${active} volunteers today, ${all} since the first meeting`,
        }),
      ),
      href: '/team',
    },
    {
      term: i18n._(msg({ id: 'press.fact.platform', message: 'Platform' })),
      text: i18n._(msg({ id: 'press.fact.platform.text', message: 'PC (Steam)' })),
    },
    {
      term: i18n._(msg({ id: 'press.fact.engine', message: 'Engine' })),
      text: 'Unreal Engine 5',
    },
    {
      term: i18n._(msg({ id: 'press.fact.players', message: 'Players' })),
      text: i18n._(msg({ id: 'press.fact.players.text', message: 'Single player' })),
    },
    {
      term: i18n._(msg({ id: 'press.fact.genre', message: 'Genre' })),
      text: i18n._(gameWords.genre),
    },
    {
      term: i18n._(msg({ id: 'press.fact.release', message: 'Release date' })),
      text: i18n._(msg({ id: 'press.fact.release.text', message: 'None announced' })),
    },
    {
      term: i18n._(msg({ id: 'press.fact.spelling', message: 'Spelling' })),
      text: i18n._(msg({ id: 'press.fact.spelling.text', message: 'Fatal; capitals only in the wordmark' })),
    },
    {
      term: i18n._(msg({ id: 'press.fact.contact', message: 'Press contact' })),
      text: pressEmail,
      href: `mailto:${pressEmail}`,
    },
    {
      term: i18n._(msg({ id: 'press.fact.answer', message: 'Answers' })),
      text: i18n._(msg({ id: 'press.fact.answer.text', message: 'Within two working days' })),
    },
  ];
}

/** Returns the text of the press kit in the language of `i18n`, which must have the catalogs of {@link SHEET_AREAS} loaded. */
export function sheetOf(i18n: I18n, kit: PressKit): Sheet {
  const words = (messages: readonly MessageDescriptor[]) => messages.map((message) => i18n._(message));
  const titles = titlesOf(i18n);
  const credit = CREDIT;
  return {
    title: i18n._(msg({ id: 'press.head', message: 'Press kit' })),
    description: words(studio.description),
    history: words(studio.history),
    features: words(studio.features),
    facts: factsOf(i18n, kit),
    games: gameRows(i18n),
    quotes: quoteRows(i18n),
    credits: kit.leads.map((member) => ({
      name: `${member.name} ${member.first_surname}`,
      titles: titles(member),
    })),
    allowed: words(studio.allowed),
    onRequest: words(studio.onRequest),
    please: [
      i18n._(
        msg({
          id: 'press.please.credit',
          message: `Under a picture: “${credit}”. Where there is room, a link to this site.`,
        }),
      ),
      i18n._(
        msg({
          id: 'press.please.state',
          message:
            'Fatal I is on Steam and can be wishlisted, but it isn’t out. No game in the series is out, and none has a date.',
        }),
      ),
    ],
    headings: {
      facts: i18n._(msg({ id: 'press.facts', message: 'Factsheet' })),
      description: i18n._(msg({ id: 'press.description', message: 'Description' })),
      history: i18n._(msg({ id: 'press.history', message: 'History' })),
      games: i18n._(msg({ id: 'press.games', message: 'Games' })),
      features: i18n._(msg({ id: 'press.features', message: 'Features' })),
      quotes: i18n._(msg({ id: 'press.quotes', message: 'Quotes' })),
      credits: i18n._(msg({ id: 'press.credits', message: 'Credits' })),
      use: i18n._(msg({ id: 'press.use', message: 'What you may do with it' })),
      onRequest: i18n._(msg({ id: 'press.onRequest', message: 'Please ask first' })),
    },
  };
}

/** Catalogs with the messages of a sheet. */
export const SHEET_AREAS: readonly string[] = ['shell', 'press', 'game', 'home', 'news', 'team', 'videos'];
