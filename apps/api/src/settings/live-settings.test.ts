import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { OperatorError, SAMPLE_STUDIO } from '@fatal/contracts';
import { testDir } from '../../test/site-fixture.ts';
import { LiveSettings, settingsFile, writeStored, type StoredSettings } from './live-settings.ts';

const setOn = '2026-11-23';

/** Creates a data folder and a log for a server. */
function makeLocation() {
  const dataDir = testDir('settings');
  const file = settingsFile(dataDir);
  const errors: string[] = [];
  const log = { info: vi.fn(), error: (message: string) => void errors.push(message) };
  return {
    dataDir,
    file,
    errors,
    log,
    open: (env = {}) => LiveSettings.open(env, dataDir),
    write: (values: StoredSettings) => writeStored(dataDir, values),
    writeText: (text: string) => writeFileSync(file, text),
  };
}

const DAMAGED = [
  '',
  '{',
  'null',
  '"1"',
  '{"WISHLIST_COUNT":5}',
  `{"WISHLIST_COUNT":{"value":5,"setOn":"${setOn}"}}`,
  '{"WISHLIST_COUNT":{"value":"5"}}',
  '{"WISHLIST_COUNT":{"value":"5","setOn":"2026-02-31"}}',
  `{"PORT":{"value":"5","setOn":"${setOn}"}}`,
];

describe('the settings of a running server', () => {
  test('come from the environment if nothing is set', async () => {
    const { open, dataDir } = makeLocation();
    const env = { WISHLIST_COUNT: '7', APPLICATIONS_CLOSE_AT: '2027-07-31T21:59:00Z' };
    const expected = {
      wishlistCount: 7,
      wishlistCountDate: null,
      applicationsCloseAt: '2027-07-31T21:59:00.000Z',
      studio: SAMPLE_STUDIO,
    };
    expect((await open(env)).current).toEqual(expected);
    rmSync(dataDir, { recursive: true });
    expect((await open(env)).current).toEqual(expected);
    mkdirSync(dataDir);
  });

  test('are overridden by the file one by one', async () => {
    const { open, write } = makeLocation();
    const env = { WISHLIST_COUNT: '7', APPLICATIONS_CLOSE_AT: '2027-07-31T21:59:00Z' };
    await write({ WISHLIST_COUNT: { value: '8', setOn } });
    expect((await open(env)).current).toEqual({
      wishlistCount: 8,
      wishlistCountDate: setOn,
      applicationsCloseAt: '2027-07-31T21:59:00.000Z',
      studio: SAMPLE_STUDIO,
    });
    await write({ APPLICATIONS_CLOSE_AT: { value: 'never', setOn } });
    expect((await open(env)).current).toEqual({
      wishlistCount: 7,
      wishlistCountDate: null,
      applicationsCloseAt: null,
      studio: SAMPLE_STUDIO,
    });
  });

  test('read the studio from the environment', async () => {
    const { open } = makeLocation();
    const { studio } = (await open({ STUDIO_NAME: ' Fog e.V. ' })).current;
    expect(studio).toEqual({ ...SAMPLE_STUDIO, name: 'Fog e.V.' });
  });

  test.each(DAMAGED)('are not opened with the damaged file %j', async (text) => {
    const { open, writeText, file } = makeLocation();
    writeText(text);
    await expect(open()).rejects.toThrow(OperatorError);
    await expect(open()).rejects.toThrow(`${file} is damaged: `);
  });

  test('are not opened with an invalid value in file or environment', async () => {
    const { open, write, file } = makeLocation();
    await write({ WISHLIST_COUNT: { value: '7', setOn } });
    await expect(open({ WISHLIST_COUNT: 'many' })).rejects.toThrow(/^WISHLIST_COUNT must be /);
    await write({ WISHLIST_COUNT: { value: 'many', setOn } });
    await expect(open()).rejects.toThrow(`${file}: WISHLIST_COUNT must be `);
  });

  test('are a new object only if a value changes', async () => {
    const { open, write, log, errors } = makeLocation();
    const settings = await open();
    const before = settings.current;
    await settings.reload(log);
    expect(settings.current).toBe(before);
    await write({ WISHLIST_COUNT: { value: '8', setOn } });
    await settings.reload(log);
    expect(settings.current).toMatchObject({ wishlistCount: 8, wishlistCountDate: setOn });
    expect(before.wishlistCount).toBe(0);
    await write({});
    await settings.reload(log);
    expect(settings.current).toEqual(before);
    expect(errors).toEqual([]);
  });

  test.each([...DAMAGED, `{"WISHLIST_COUNT":{"value":"many","setOn":"${setOn}"}}`])(
    'do not change when the file becomes %j, and log one line',
    async (text) => {
      const { open, write, writeText, file, log, errors } = makeLocation();
      await write({ WISHLIST_COUNT: { value: '8', setOn } });
      const settings = await open();
      const before = settings.current;
      writeText(text);
      await settings.reload(log);
      expect(settings.current).toBe(before);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toMatch(/^[^\n]+\. The settings stay as they were\.$/);
      expect(errors[0]).toContain(file);
    },
  );

  test('do not change when the file cannot be read', async () => {
    const { open, file, log, errors } = makeLocation();
    const settings = await open({ WISHLIST_COUNT: '7' });
    mkdirSync(file);
    await settings.reload(log);
    expect(settings.current.wishlistCount).toBe(7);
    expect(errors).toEqual([`Cannot read ${file}: it is a folder. The settings stay as they were.`]);
  });

  test('follow the file and log an error once', async () => {
    const { open, write, writeText, log, errors } = makeLocation();
    const settings = await open();
    const following = settings.follow(log, 5);
    onTestFinished(following.stop);
    const count = (expected: number) =>
      vi.waitFor(() => expect(settings.current.wishlistCount).toBe(expected));
    await write({ WISHLIST_COUNT: { value: '8', setOn } });
    await count(8);
    writeText('{');
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(errors).toHaveLength(1);
    await settings.reload(log);
    expect(errors).toHaveLength(2);
    await write({ WISHLIST_COUNT: { value: '9', setOn } });
    await count(9);
    writeText('{');
    await vi.waitFor(() => expect(errors).toHaveLength(3));
  });

  test('do not change after follow is stopped', async () => {
    const { open, write, log } = makeLocation();
    const settings = await open();
    settings.follow(log, 5).stop();
    await write({ WISHLIST_COUNT: { value: '8', setOn } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(settings.current.wishlistCount).toBe(0);
  });
});
