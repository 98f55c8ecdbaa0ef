import type { Locale } from '@fatal/contracts';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadCatalogs } from '../i18n/i18n.ts';
import { PageStore } from '../app/page-store.ts';
import { SiteContext } from '../routes/site-context.ts';
import { useDeadline } from './use-deadline.ts';
import { testSettings } from '../testing/page-settings.ts';

const CLOSES = '2027-07-31T21:59:00.000Z';
const DAY = 86_400_000;

function Deadline() {
  const { closed, text } = useDeadline();
  return <p data-closed={closed}>{text}</p>;
}

async function pageWith(applicationsCloseAt: string | null, locale: Locale = 'en') {
  const i18n = createI18n(locale);
  await loadCatalogs(i18n, locale, ['forms']);
  const site = {
    settings: testSettings({ applicationsCloseAt }),
    locale,
    setLocale: () => Promise.resolve(),
    pages: new PageStore(i18n, {} as never),
  };
  return (
    <SiteContext value={site}>
      <I18nProvider i18n={i18n}>
        <Deadline />
      </I18nProvider>
    </SiteContext>
  );
}

const note = () => screen.getByRole('paragraph');
const isClosed = () => note().dataset.closed === 'true';

/** Sets the time zone of the visitor's browser. */
const liveIn = (timeZone: string) => {
  const options = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
};

const wait = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(CLOSES) - DAY, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('without a closing date', () => {
  // Spec 9.5
  it.each([
    ['2027-01-01T00:00:00+01:00', '31 July 2027'],
    ['2027-07-31T23:59:59+02:00', '31 July 2027'],
    ['2027-08-01T00:00:00+02:00', '31 July 2028'],
  ])('shows the next 31 July in Madrid time: at %s, %s', async (now, day) => {
    liveIn('Europe/Madrid');
    vi.setSystemTime(Date.parse(now));
    render(await pageWith(null));
    expect(note()).toHaveTextContent(`${day} at 23:59, Madrid time`);
  });

  it('never closes', async () => {
    render(await pageWith(null));
    wait(3650 * DAY);
    expect(isClosed()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('with a closing date', () => {
  // Spec 9.5
  it('shows the date in the visitor’s time zone and in Madrid time', async () => {
    liveIn('Asia/Tokyo');
    render(await pageWith(CLOSES));
    expect(note()).toHaveTextContent(
      /^1 August 2027 at 06:59 in your time zone \(31 July 2027 at 23:59 in Madrid\)$/,
    );
  });

  it.each(['Europe/Madrid', 'Europe/Paris'])(
    'shows the date once if the time zones have the same time: %s',
    async (zone) => {
      liveIn(zone);
      render(await pageWith(CLOSES));
      expect(note()).toHaveTextContent('31 July 2027 at 23:59, Madrid time');
    },
  );

  it('shows the date in the language of the page', async () => {
    liveIn('Europe/Madrid');
    render(await pageWith(CLOSES, 'es'));
    expect(note()).toHaveTextContent(/^31 de julio de 2027.* 23:59, hora de Madrid$/);
  });

  it.each([
    ['open', -1, 'Madrid time<', 'false'],
    ['closed', 0, 'Madrid time (passed)<', 'true'],
  ])('renders the date in Madrid time on the server: %s', async (_, after, words, closed) => {
    liveIn('Asia/Tokyo');
    vi.setSystemTime(Date.parse(CLOSES) + after);
    const html = renderToString(await pageWith(CLOSES)).replaceAll('\u00a0', ' ');
    expect(html).toContain(`31 July 2027 at 23:59, ${words}`);
    expect(html).toContain(`data-closed="${closed}"`);
  });

  // Spec 9.5
  it('closes exactly at the deadline', async () => {
    render(await pageWith(CLOSES));
    expect(isClosed()).toBe(false);
    wait(DAY - 1);
    expect(isClosed()).toBe(false);
    wait(1);
    expect(isClosed()).toBe(true);
  });

  it('closes exactly at a deadline beyond the maximum timeout', async () => {
    const far = 2 ** 31 + DAY;
    vi.setSystemTime(Date.parse(CLOSES) - far);
    render(await pageWith(CLOSES));
    wait(1000);
    expect(isClosed()).toBe(false);
    wait(far - 1001);
    expect(isClosed()).toBe(false);
    wait(1);
    expect(isClosed()).toBe(true);
  });

  it('never exceeds the maximum timeout of browsers', async () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    vi.setSystemTime(Date.parse(CLOSES) - 400 * DAY);
    render(await pageWith(CLOSES));
    const waits = setTimer.mock.calls.map(([, wait]) => wait ?? 0);
    expect(Math.max(...waits)).toBe(2 ** 31 - 1);
  });

  it('is closed if the page is opened later', async () => {
    vi.setSystemTime(Date.parse(CLOSES));
    render(await pageWith(CLOSES));
    expect(isClosed()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('clears its timer on unmount', async () => {
    const { unmount } = render(await pageWith(CLOSES));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
