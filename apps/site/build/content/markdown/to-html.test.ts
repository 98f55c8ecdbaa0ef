import { describe, expect, it } from 'vitest';
import { readHeadAndBody } from '../text/language-file.ts';
import { toHtml } from './to-html.ts';

const ROOM = { path: '/images/room', width: 1440, height: 810, widths: [480, 960, 1440] };

const html = (text: string, locale = 'en') =>
  toHtml(readHeadAndBody(text, () => undefined).body.children, locale, new Map([['room', ROOM]])).replaceAll(
    /(?<=>)\n(?=<)/g,
    '',
  );

describe('toHtml', () => {
  it.each([
    ['paragraphs', 'One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['headings', '## One\n\n### Two', '<h2>One</h2><h3>Two</h3>'],
    ['strong and emphasis', '**One** and *two*.', '<p><strong>One</strong> and <em>two</em>.</p>'],
    ['a link', '[Words](/careers#top).', '<p><a href="/careers#top">Words</a>.</p>'],
    ['a line break', 'One\\\ntwo', '<p>One<br>\ntwo</p>'],
    ['a list', '- One\n- Two', '<ul><li>One</li><li>Two</li></ul>'],
    ['a list with empty lines', '- One\n\n- Two', '<ul><li>One</li><li>Two</li></ul>'],
    ['a numbered list', '1. One\n2. Two', '<ol><li>One</li><li>Two</li></ol>'],
    ['a quotation', '> One.', '<blockquote><p>One.</p></blockquote>'],
    [
      'a quotation with its source',
      '> One.\n> — Ada Lind',
      '<blockquote><p>One.</p><cite>Ada Lind</cite></blockquote>',
    ],
    [
      'a quotation with its source below an empty line',
      '> One.\n>\n> Two.\n>\n> — *Ada* Lind',
      '<blockquote><p>One.</p><p>Two.</p><cite><em>Ada</em> Lind</cite></blockquote>',
    ],
    [
      'facts',
      '- **Engine:** Unreal\n- **Team:** [60](/team) people',
      '<dl><dt>Engine</dt><dd>Unreal</dd><dt>Team</dt><dd><a href="/team">60</a> people</dd></dl>',
    ],
    [
      'a list with strong words other than facts',
      '- **One:** a\n- **Two** b',
      '<ul><li><strong>One:</strong> a</li><li><strong>Two</strong> b</li></ul>',
    ],
    [
      'a figure',
      '![A dark room.](room "The room of “Fatal”.")',
      [
        '<figure><picture>',
        '<source type="image/avif" srcset="/images/room-480.avif 480w, /images/room-960.avif 960w, /images/room-1440.avif 1440w" sizes="(min-width: 64rem) 61vw, 100vw">',
        '<source type="image/webp" srcset="/images/room-480.webp 480w, /images/room-960.webp 960w, /images/room-1440.webp 1440w" sizes="(min-width: 64rem) 61vw, 100vw">',
        '<img src="/images/room.png" alt="A dark room." width="1440" height="810" loading="lazy" decoding="async">',
        '</picture><figcaption>The room of “Fatal”.</figcaption></figure>',
      ].join(''),
    ],
  ])('renders %s', (_, text, wanted) => {
    expect(html(text)).toBe(wanted);
  });

  it('closes Japanese strong text next to a full stop', () => {
    expect(html('**一つ。**二つ。', 'jp')).toBe('<p><strong>一つ。</strong>二つ。</p>');
  });

  it('joins Japanese lines without a space', () => {
    expect(html('一つの\n文です。', 'jp')).toBe('<p>一つの文です。</p>');
  });
});

// Spec 3.10
describe('toHtml with content that is not allowed', () => {
  it.each([
    ['HTML', 'a <b>b</b> c', '<p>a b c</p>'],
    ['a script', '<script>alert(1)</script>', ''],
    ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
    ['a script link', '[a](javascript:alert(1))', '<p><a>a</a></p>'],
    ['a link without encryption', '[a](http://a.example)', '<p><a>a</a></p>'],
    ['an external picture', '![a](https://evil.example/a.png "b")', '<p><img alt="a"></p>'],
    ['code', '`a`', '<p>a</p>'],
    ['a page title', '# a', 'a'],
  ])('removes %s', (_, text, clean) => {
    expect(html(text)).toBe(clean);
  });
});
