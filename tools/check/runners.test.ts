import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywright, readVitest } from './runners.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fatal-reports-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function reportOf(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a journey that failed is named with its message, one that passed the second time is called flaky', () => {
  const spec = (title: string, status: string, messages: string[]) => ({
    title,
    file: 'menu.spec.ts',
    tests: [{ projectName: 'phone', status, results: messages.map((message) => ({ error: { message } })) }],
  });
  const file = reportOf({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('opens', 'expected', [])],
        suites: [
          { specs: [spec('closes', 'unexpected', ['It is open.']), spec('moves', 'flaky', ['Too late.'])] },
        ],
      },
    ],
  });

  expect(readPlaywright(file)).toMatchObject({
    passed: 2,
    failed: 1,
    failures: [{ name: 'menu.spec.ts › closes (phone)', message: 'It is open.' }],
    flaky: ['menu.spec.ts › moves (phone)'],
  });
});

test('the same holds for a test of Vitest', () => {
  const result = (fullName: string, status: string, failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const file = reportOf({
    numPassedTests: 2,
    numFailedTests: 1,
    numFailedTestSuites: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: '/house/menu.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          result('opens', 'passed', []),
          result('closes', 'failed', ['It is open.']),
          result('moves', 'passed', ['Too late.']),
        ],
      },
    ],
  });

  expect(readVitest(file, '/house')).toMatchObject({
    passed: 2,
    failed: 1,
    failures: [{ name: 'menu.test.ts › closes', message: 'It is open.' }],
    flaky: ['menu.test.ts › moves'],
  });
});
