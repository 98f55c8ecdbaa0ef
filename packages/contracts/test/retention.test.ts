import { expect, test } from 'vitest';
import { DEFAULT_RETENTION, OperatorError, readRetention } from '../src/index.ts';

test('returns the defaults for missing and empty settings', () => {
  expect(readRetention({})).toEqual(DEFAULT_RETENTION);
  expect(readRetention({ RETENTION_GATE_DAYS: '' })).toEqual(DEFAULT_RETENTION);
});

test('reads each kind from its own setting', () => {
  const env = {
    RETENTION_APPLICATION_DAYS: '1',
    RETENTION_GENERAL_APPLICATION_DAYS: '2',
    RETENTION_CONTACT_DAYS: '4',
    RETENTION_GATE_DAYS: '5',
    RETENTION_SPAM_DAYS: '3650',
  };
  expect(readRetention(env)).toEqual({
    ...DEFAULT_RETENTION,
    application: 1,
    'general-application': 2,
    contact: 4,
    gate: 5,
    spam: 3650,
  });
});

test.each(['0', '-1', '1.5', '3651', 'ever', ' 5'])('rejects %j days', (text) => {
  const read = () => readRetention({ RETENTION_CONTACT_DAYS: text });
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(`RETENTION_CONTACT_DAYS must be a whole number from 1 to 3650, but is "${text}".`);
});
