import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './translated.ts';

RuleTester.describe = describe;
RuleTester.it = it;

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'requires visible texts to come from a catalog',
  // The plugin declares its own minimal types of the syntax tree.
  plugin.rules.translated as unknown as Parameters<RuleTester['run']>[1],
  {
    valid: [
      '<Trans>Read <b title="More">more</b></Trans>',
      '<Plural one="# Day" other="# Days" value={1} />',
      "t({ id: 'a', message: 'Read' })",
      'msg`Read`',
      '<a className="Big One" to={`/News/${id}`} data-name=\'Some\'>{label}</a>',
      '<svg viewBox="0 0 B"><path d="M 0 0" /></svg>',
      "import a from './A'; export { b } from './B'; export * from './C'; import('./D')",
      "type A = 'Some'; let b: Record<'Other', A>; const c = ['Some'] as const",
      "if (key === 'Escape' || of['Other Key']) throw new Error('Nobody knows.')",
      "switch (key) { case 'Enter': break }",
      "<p>{start} · {'01A'} — 2026</p>; const games = 'Fatal II'; const format = 'WebVTT'",
      "const type = 'Some'; ({ className: on ? 'Some' : 'Other', 'Some Key': 1 }); of.name = 'Some'",
    ],
    invalid: [
      'const title = "Hello"',
      '<p>Hello</p>',
      '<p>{on ? "Hello" : label}</p>',
      '<img alt="A forest, drawn" src="a" />',
      '<abbr title="Hello">{a}</abbr>',
      '<Hero title={`Hello ${name}`} />',
      '<Hero {...{ label: "Hello " + name }} />',
      't(first("Hello"))',
      "<p>{'そして'}</p>",
    ].map((code) => ({ code, errors: 1 })),
  },
);
