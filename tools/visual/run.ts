import type { Browser } from 'playwright';
import type { Baselines } from './baselines.ts';
import { browserName } from './browser.ts';
import { check, gone, type Result } from './check.ts';
import { inWords, type Report } from './report.ts';
import type { Studio } from './studio.ts';

export interface RunOptions {
  studio: Studio;
  browser: Browser;
  baselines: Baselines;
  /** Takes what is not as expected. */
  report: Report;
  /** Whether a story or a page of this name is looked at. Default: all are. */
  wants?: (subject: string) => boolean;
  /** `accept`: what is not as expected becomes what is expected; `redraw`: so does all else. Default `check`. */
  mode?: 'check' | 'accept' | 'redraw';
  /** Laid over the styles of everything that is drawn. */
  css?: string;
}

export interface Outcome {
  /** How many pictures were looked at. */
  total: number;
  /** How many were written or removed. */
  accepted: number;
  /** Names of the pictures that are not as expected, or of subjects that could not be drawn. */
  failures: string[];
}

/** Draws, compares and, where it is asked to, accepts. */
export async function run(options: RunOptions): Promise<Outcome> {
  const { studio, browser, baselines, report, wants = () => true, mode = 'check', css } = options;
  const drawnBy = browserName(browser);
  const outcome: Outcome = { total: 0, accepted: 0, failures: [] };

  const accept = async (result: Result) => {
    if (result.state === 'failed' || (result.state === 'same' && mode === 'accept')) return;
    if (result.state === 'gone' || result.isLikeBase) baselines.remove(result.name);
    else baselines.write(result.name, await result.drawn.toFile(), drawnBy);
    outcome.accepted += 1;
  };
  const onResult = async (result: Result) => {
    const { name, state } = result;
    outcome.total += 1;
    if (mode !== 'check') await accept(result);
    if (state === 'same' || (mode !== 'check' && state !== 'failed')) return;
    outcome.failures.push(name);
    console.error(inWords(result));
    await report.add(result);
  };

  const subjects = studio.subjects.filter(({ name }) => wants(name));
  await check({ subjects, origins: studio.origins, baselines, browser, drawnBy, css }, onResult);
  for (const result of gone(studio.subjects, baselines))
    if (wants(subjectOf(result.name))) await onResult(result);
  if (mode !== 'check') baselines.save();
  return outcome;
}

/** `stories/tag--default` of `stories/tag--default/en-390`. */
export const subjectOf = (name: string) => name.split('/').slice(0, 2).join('/');
