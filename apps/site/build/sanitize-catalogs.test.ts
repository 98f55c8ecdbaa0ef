import { describe, expect, it } from 'vitest';
import { sanitizeCatalogs, sanitizeHtml } from './sanitize-catalogs.ts';

describe('what no message may carry', () => {
  // Spec 3.10
  it.each([
    ['an image that runs script', '<p>a<img src=x onerror="alert(1)">b</p>', '<p>ab</p>'],
    ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a link that is script', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a link that is script in disguise', '<a href=" jAvAsCrIpT&#58;alert(1)">a</a>', '<a>a</a>'],
    ['a link that is a document', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['a link without encryption', '<a href="http://example.org">a</a>', '<a>a</a>'],
    ['a style', '<p style="position:fixed" class="x" id="root">a</p>', '<p>a</p>'],
    ['a style sheet', '<style>p { display: none }</style><p>a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['an object', '<object data="x"></object><embed src="x"><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="https://evil.example"><input name="a"></form><p>a</p>', '<p>a</p>'],
    ['a drawing', '<svg onload="alert(1)"><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['a comment', '<!-- <p>a</p> --><p>b</p>', '<p>b</p>'],
    ['a base', '<base href="https://evil.example"><p>a</p>', '<p>a</p>'],
    ['a title of the page', '<h1>a</h1>', 'a'],
  ])('%s is taken out', (_, html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  it('an element that is never closed does not reach beyond the message', () => {
    expect(sanitizeHtml('<p>a<strong>b')).toBe('<p>a<strong>b</strong></p>');
  });
});

describe('what running text is made of', () => {
  // Spec 3.10
  it.each([
    '<h2>a</h2><h3>b</h3><p>c <em>d</em> <strong>e</strong><br>f</p>',
    '<ul><li>a</li></ul><ol><li>b</li></ol>',
    '<blockquote><p>a</p></blockquote>',
    '<a href="https://example.org/a?b=c#d">a</a>',
    '<a href="/privacy-policy#email">a</a>',
    '<a href="#faq">a</a>',
    '<a href="mailto:hello@fatal.example">a</a>',
    '<p>¿Qué? „Ja“ 日本語</p>',
  ])('%s stays as it is', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });
});

type Messages = Record<string, unknown>;

/** A catalog as Lingui compiles it, and what the plugin makes of it. */
function transform(messages: Messages): Messages {
  return read(run(compiled(messages)));
}

const compiled = (messages: Messages) =>
  `/*eslint-disable*/export const messages=JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;

function run(code: string): string {
  const { transform: hook } = sanitizeCatalogs();
  if (typeof hook !== 'object') throw new Error('The plugin has no transform with a filter.');
  const { handler } = hook as unknown as { handler: (code: string) => { code: string } };
  return handler(code).code;
}

const read = (code: string) => {
  const text = /JSON\.parse\(("[^]*")\);$/.exec(code)?.[1] ?? '';
  return JSON.parse(JSON.parse(text) as string) as Messages;
};

const HOSTILE = '<p>a<img src=x onerror=alert(1)></p>';

describe('a compiled catalog', () => {
  it('is sanitised where an id says that its message is HTML, and nowhere else', () => {
    expect(
      transform({
        'news.1.body': [HOSTILE],
        'partner.faro.html': [HOSTILE],
        'news.1.title': [HOSTILE],
        body: [HOSTILE],
        'news.body.title': [HOSTILE],
      }),
    ).toEqual({
      'news.1.body': ['<p>a</p>'],
      'partner.faro.html': ['<p>a</p>'],
      'news.1.title': [HOSTILE],
      body: [HOSTILE],
      'news.body.title': [HOSTILE],
    });
  });

  it('leaves plurals and placeholders of other messages alone', () => {
    const messages = {
      count: [['n', 'plural', { one: '#', other: ['#', ' more'] }]],
      name: ['Hello ', ['name']],
    };
    expect(transform(messages)).toEqual(messages);
  });

  it('joins a message that comes in parts before it reads its tags', () => {
    expect(transform({ 'a.html': ['<p>a<scr', 'ipt>alert(1)</script></p>'] })).toEqual({
      'a.html': ['<p>a</p>'],
    });
  });

  it('keeps quotes, dollars and breaks', () => {
    const html = '<p>"a" \\ $1 $$ $` \n \u2028 b</p>';
    expect(transform({ 'a.html': [html] })).toEqual({ 'a.html': [html] });
  });

  it('reads the escapes of JavaScript that JSON does not know', () => {
    const code = compiled({ 'a.html': ['<p>« a »  \\\\xA0</p>'] }).replace('  ', String.raw`\xA0\xA0`);
    expect(code).toContain(String.raw`\xA0`);
    expect(read(run(code))).toEqual({ 'a.html': ['<p>« a »\u00a0\u00a0\\\\xA0</p>'] });
  });

  it.each([
    ['a placeholder', { 'a.html': ['<p>Hello ', ['name'], '</p>'] }],
    ['a plural', { 'a.body': [['n', 'plural', { one: '<p>#</p>' }]] }],
    ['no text', { 'a.body': 7 }],
  ])('is refused when an HTML message has %s', (_, messages) => {
    expect(() => transform(messages)).toThrow(/a\.(?:html|body) must be plain text without placeholders/);
  });

  it('is refused when it is not compiled as expected, so that nothing slips through', () => {
    expect(() => run(`export const messages = {"a.html":["${HOSTILE}"]};`)).toThrow('not a catalog');
  });

  it('is what the plugin is for, and nothing else', () => {
    const { transform: hook } = sanitizeCatalogs();
    const { filter } = hook as { filter: { id: RegExp } };
    expect('/apps/site/locales/news/en.po').toMatch(filter.id);
    expect('/apps/site/locales/news/en.po?lingui').toMatch(filter.id);
    expect('/apps/site/src/app/app.tsx').not.toMatch(filter.id);
  });
});
