import { resolve } from 'node:path';
import { isDay } from '@fatal/contracts';
import { InvalidArgumentError, Option } from 'commander';
import { SUBMISSION_KINDS } from '../store/store.ts';

export const kindOption = () =>
  new Option('--kind <kind>', 'only this kind (default: all but gate)').choices(SUBMISSION_KINDS);

export const sinceOption = () =>
  new Option('--since <day>', 'only from this day on, or from an instant with its zone').argParser(readSince);

/** Parses a day, which begins at midnight UTC, or an instant with a time zone. */
function readSince(text: string): string {
  const isDayOrInstant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text);
  const time = isDayOrInstant ? Date.parse(text) : NaN;
  // Date.parse reads 30 February as a day in March.
  if (Number.isNaN(time) || !isDay(text.slice(0, 10))) {
    throw new InvalidArgumentError('Use a day such as 2026-11-21, or an instant such as 2026-11-21T12:00Z.');
  }
  return new Date(time).toISOString();
}

/** Parses a whole number from 1 to `max`. */
export const countTo = (max: number) => (text: string) => {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > max) {
    throw new InvalidArgumentError(`Use a whole number from 1 to ${String(max)}.`);
  }
  return count;
};

/** Rejects an empty string, which a shell passes for an unset variable. */
export function readText(text: string): string {
  if (text === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}

/** Resolves a path to an absolute one. */
export const readPath = (text: string): string => resolve(readText(text));
