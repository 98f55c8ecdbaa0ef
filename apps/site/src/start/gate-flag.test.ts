import { beforeEach, describe, expect, it, vi } from 'vitest';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const PEOPLE = {
  'Chrome on Android': ANDROID,
  'a CUBOT phone': ANDROID.replace('14)', '14; CUBOT X70)'),
  'the browser of DuckDuckGo': `${IPHONE} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
  'the browser inside of Pinterest': `${IPHONE} Mobile/15E148 [Pinterest/iOS]`,
  'the browser inside of Telegram': `${ANDROID} Telegram-Android/11.3.3 (Samsung SM-S911B; Android 14; SDK 34; HIGH)`,
};

const CRAWLERS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0 A',
  'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
  'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  'facebookcatalog/1.0',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
];

/** A document that has not been told anything yet: the module remembers in memory as well. */
async function freshDocument() {
  vi.resetModules();
  return import('./gate-flag.ts');
}

const closed = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the gate', () => {
  // SPEC 4: Gate flag: set by a successful send, never cleared
  // DECISIONS 1: gatePassed = true; storage that throws
  it('has the flag that other programs depend on, and keeps it', async () => {
    const { hasPassedGate, passGate } = await freshDocument();
    expect(hasPassedGate()).toBe(false);
    passGate();
    expect(localStorage.getItem('gatePassed')).toBe('true');
    expect((await freshDocument()).hasPassedGate()).toBe(true);
  });

  // DECISIONS 5: Guard and server
  it('tells the server by a cookie of a year', async () => {
    const cookie = vi.spyOn(document, 'cookie', 'set');
    (await freshDocument()).passGate();
    expect(cookie).toHaveBeenCalledExactlyOnceWith('gatePassed=true; Path=/; SameSite=Lax; Max-Age=31536000');
  });

  it.each(['false', '1', 'TRUE', ''])('is not passed by the flag "%s"', async (flag) => {
    localStorage.setItem('gatePassed', flag);
    expect((await freshDocument()).hasPassedGate()).toBe(false);
  });

  it('leads everybody to itself who has not passed it, and to no other page', async () => {
    const { gateRedirect } = await freshDocument();
    for (const path of ['/', '/careers', '/news/1', '/nowhere']) expect(gateRedirect(path)).toBe('/gate');
    expect(gateRedirect('/gate')).toBeUndefined();
  });

  it('leads home who has passed it, and holds up no other page', async () => {
    const { gateRedirect, passGate } = await freshDocument();
    passGate();
    expect(gateRedirect('/gate')).toBe('/');
    for (const path of ['/', '/careers', '/news/1']) expect(gateRedirect(path)).toBeUndefined();
  });

  it('stays passed, without a loop, where storage throws', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(closed);
    const { gateRedirect, passGate } = await freshDocument();
    expect(gateRedirect('/')).toBe('/gate');
    passGate();
    expect(gateRedirect('/')).toBeUndefined();
    expect(gateRedirect('/gate')).toBe('/');
  });

  // DECISIONS 2: Crawlers are not gated
  it.each(CRAWLERS)('lets %s read every page', async (userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { gateRedirect } = await freshDocument();
    expect(gateRedirect('/careers')).toBeUndefined();
  });

  it.each(Object.entries(PEOPLE))('asks a person with %s', async (_, userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { gateRedirect } = await freshDocument();
    expect(gateRedirect('/careers')).toBe('/gate');
  });
});

describe('the address asked for before the gate', () => {
  it('is told once', async () => {
    const { takeWantedAddress } = await freshDocument();
    sessionStorage.setItem('wantedAddress', '/join-us/fx?lang=es#apply');
    expect(takeWantedAddress()).toBe('/join-us/fx?lang=es#apply');
    expect(takeWantedAddress()).toBeNull();
  });

  it('is unknown where storage throws', async () => {
    const { takeWantedAddress } = await freshDocument();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(closed);
    expect(takeWantedAddress()).toBeNull();
  });
});
