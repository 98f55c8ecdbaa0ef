import fc from 'fast-check';

/** Values that often break servers. */
export const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    -0,
    1e308,
    '\u0000',
    '\ud800',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    'ada@example.org',
    'https://example.org',
    '{"__proto__":"https://a.org"}',
    '{"other":"https://a.org","other_2":"https://b.org"}',
    'x'.repeat(10_001),
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 4 }),
);
/** The same values as text: strings unchanged, others as JSON. */
export const nastyText = nasty.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
