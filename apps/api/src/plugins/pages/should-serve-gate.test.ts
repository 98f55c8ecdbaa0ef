import { expect, test } from 'vitest';
import { shouldServeGate } from './should-serve-gate.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = (device = 'SM-S911B') =>
  `Mozilla/5.0 (Linux; Android 14; ${device}) AppleWebKit/537.36 (KHTML, like Gecko)`;
const CHROME = 'Chrome/140.0.0.0 Safari/537.36';
const MOBILE = 'Chrome/140.0.0.0 Mobile Safari/537.36';
/** User agent of a browser inside an app. */
const INSIDE = `${android('SM-S911B Build/UP1A.231005.007; wv')} Version/4.0 ${MOBILE}`;

const opens = (userAgent: string) =>
  shouldServeGate({ 'sec-fetch-dest': 'document', 'user-agent': userAgent }, '');

// Spec 4.3
test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `${android('Nexus 5X Build/MMB29P')} ${MOBILE} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  'Googlebot-Image/1.0',
  `${android('Nexus 5X Build/MMB29P')} ${MOBILE} (compatible; GoogleOther)`,
  'GoogleOther',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (compatible; Google-Site-Verification/1.0)',
  `${android('moto g power (2022)')} ${MOBILE} Chrome-Lighthouse`,
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) ${CHROME}`,
  'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; MicrosoftPreview/2.0; +https://aka.ms/MicrosoftPreview) ${CHROME}`,
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  `${MAC} Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'Mozilla/5.0 (compatible; SeznamBot/4.0; +https://o-seznam.cz/napoveda/vyhledavani/en/seznambot-crawler/)',
  'Mozilla/5.0 (compatible; Qwantbot/1.0; +https://help.qwant.com/bot/)',
  'Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)',
  'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'facebookcatalog/1.0',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  `${MAC} Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0`,
  'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Slack-ImgProxy (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0 A',
  'WhatsApp/2',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
  'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
  'Mastodon/4.3.1 (http.rb/5.2.0; +https://mastodon.social/) Bot',
  'http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.social/)',
  'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
  'Misskey/13.0.0 (https://misskey.io)',
  'Synapse (bot; +https://github.com/matrix-org/synapse)',
  'Mattermost-Bot/1.1',
  'ZulipURLPreview/9.4',
  'Mozilla/5.0 (compatible; ZulipURLPreview/9.4; +https://zulip.example.com)',
  'Rocket.Chat Link Preview',
  'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
  'Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)',
  'Iframely/1.3.1 (+https://iframely.com/docs/about)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.6; rv:2.0.1) Gecko/20100101 Firefox/4.0.1 (FlipboardProxy/1.2; +http://flipboard.com/browserproxy)',
])('returns false for %s', (userAgent) => {
  expect(opens(userAgent)).toBe(false);
});

test.each([
  `${WINDOWS} ${CHROME}`,
  `${WINDOWS} ${CHROME} Edg/140.0.0.0`,
  `${WINDOWS} ${CHROME} OPR/124.0.0.0`,
  // People use headless browsers to look at pages.
  `${WINDOWS} HeadlessChrome/140.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  `${MAC} Version/18.5 Safari/605.1.15`,
  `${MAC} Version/18.5 Safari/605.1.15 Ddg/18.5`,
  `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`,
  `${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`,
  `${IPHONE} GSA/380.0.788317806 Mobile/15E148 Safari/604.1`,
  `${IPHONE} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
  `${android('K')} ${MOBILE}`,
  `${android()} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  `${android('CUBOT X70')} ${MOBILE}`,
  `${android('CUBOT_NOTE_S')} ${MOBILE}`,
  `${android('CUBOT')} ${MOBILE}`,
  `${android()} Chrome/138.0.0.0 YaBrowser/25.8.0.0 YaSearchBrowser/25.80 BroPP/1.0 YaSearchApp/25.80 SA/3 Mobile Safari/537.36`,
  `${android()} Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.20.0-gn`,
  `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBBV/756351453;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.5;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]`,
  `${INSIDE} [FB_IAB/FB4A;FBAV/525.0.0.53.107;IABMV/1;]`,
  `${INSIDE} [FB_IAB/Orca-Android;FBAV/500.0.0.0;]`,
  `${IPHONE} Mobile/15E148 Instagram 390.0.0.28.85 (iPhone15,2; iOS 18_5; en_US; en; scale=3.00; 1179x2556; IABMV/1; 756351453)`,
  `${INSIDE} Instagram 390.0.0.43.81 Android (34/14; 480dpi; 1080x2340; samsung; SM-S911B; dm1q; qcom; en_GB; 756351453; IABMV/1)`,
  `${INSIDE} trill_350103 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/35.1.3 ByteLocale/en Region/GB BytedanceWebview/d8a21c6`,
  `${IPHONE} Mobile/15E148 Snapchat/13.0.0.42 (like Safari/8619.1.26.30.5, panda)`,
  `${IPHONE} Mobile/15E148 [Pinterest/iOS]`,
  `${INSIDE} [Pinterest/Android]`,
  `${android()} ${MOBILE} Telegram-Android/11.3.3 (Samsung SM-S911B; Android 14; SDK 34; HIGH)`,
  `${IPHONE} Mobile/15E148 [LinkedInApp]/9.30.1`,
  `${IPHONE} Mobile/15E148 Twitter for iPhone/11.0`,
  `${IPHONE} Mobile/15E148 Reddit/2025.20.0`,
  `${IPHONE} Safari Line/15.0.0`,
  `${INSIDE};KAKAOTALK 2410000`,
  `${INSIDE} MMWEBID/1234 MicroMessenger/8.0.50.2701(0x2800325B) WeChat/arm64 Weixin NetType/WIFI Language/en ABI/arm64`,
  `${INSIDE} NAVER(inapp; search; 2000; 12.10.3)`,
  `${WINDOWS} discord/1.0.9200 Chrome/134.0.0.0 Electron/35.0.0 Safari/537.36`,
  `Mozilla/5.0 (Windows; U; Windows NT 10.0; en-US; Valve Steam GameOverlay/1745367894; ) AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME}`,
  'Mozilla/5.0 (PlayStation; PlayStation 5/10.00) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.0 Safari/605.1.15',
  'Mozilla/5.0 (Nintendo Switch; WebApplet) AppleWebKit/613.0 (KHTML, like Gecko) NF/6.0.3.17.5 NintendoBrowser/5.1.0.31842',
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) 94.0.4606.31/7.0 TV Safari/537.36',
  '',
])('returns true for %s', (userAgent) => {
  expect(opens(userAgent)).toBe(true);
});
