/* oxlint-disable no-unused-vars -- What a matcher takes is read off its question, which may not need it. */
import { setTimeout } from 'node:timers/promises';
import { expect as playwright, type ExpectMatcherState, type MatcherReturnType } from '@playwright/test';
import type { Spot, Visitor } from './visitor.ts';

type Text = string | RegExp;

/** The texts of an element, as they are compared: each run of space is one. */
const textOf = (spot: Spot) => spot.evaluate((element) => element.textContent.replace(/\s+/g, ' ').trim());

const fits = (actual: unknown, wanted: unknown) =>
  wanted instanceof RegExp ? wanted.test(String(actual)) : actual === wanted;

/**
 * A matcher by the name that Playwright gives it: its own where Playwright drives the browser; elsewhere one that asks until
 * the answer is the wanted one, or, after `not`, until it is not.
 */
function matcher<Asked extends Spot | Visitor, Args extends unknown[], Answer>(
  name: string,
  read: (asked: Asked, ...args: Args) => Promise<Answer>,
  isWanted: (answer: Answer, ...args: Args) => boolean,
) {
  return async function (this: ExpectMatcherState, asked: Asked, ...args: Args): Promise<MatcherReturnType> {
    if (!isWebDriver(asked)) {
      const matchers = this.isNot ? playwright(asked).not : playwright(asked);
      await (matchers as unknown as Record<string, (...args: Args) => Promise<void>>)[name]?.(...args);
      return { pass: !this.isNot, message: () => name };
    }
    let answer: Answer | Error;
    let pass: boolean;
    const end = Date.now() + this.timeout;
    do {
      answer = await read(asked, ...args).catch((error: unknown) => error as Error);
      pass = answer instanceof Error ? this.isNot : isWanted(answer, ...args);
    } while (pass === this.isNot && Date.now() < end && (await setTimeout(50, true)));
    const wanted = args.map(String).join(', ');
    const was = answer instanceof Error ? answer.message : JSON.stringify(answer);
    return { pass, message: () => `${name}(${wanted})${this.isNot ? ' was not to be' : ''}: ${was}` };
  };
}

const isWebDriver = (asked: Spot | Visitor) => 'session' in asked;

/** Playwright's `expect`, which can be told of a visitor in any engine too. */
export const expect = playwright.extend({
  toBeVisible: matcher('toBeVisible', (spot: Spot) => spot.isVisible(), Boolean),
  toBeHidden: matcher(
    'toBeHidden',
    (spot: Spot) => spot.isVisible(),
    (visible) => !visible,
  ),
  toBeFocused: matcher(
    'toBeFocused',
    (spot: Spot) => spot.evaluate((element) => element === document.activeElement),
    Boolean,
  ),
  toBeInViewport: matcher(
    'toBeInViewport',
    (spot: Spot) =>
      spot.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      }),
    Boolean,
  ),
  toHaveCount: matcher('toHaveCount', (spot: Spot, _count: number) => spot.count(), fits),
  toHaveText: matcher('toHaveText', (spot: Spot, _text: Text) => textOf(spot), fits),
  toContainText: matcher(
    'toContainText',
    (spot: Spot, _text: string) => textOf(spot),
    (text, part) => text.includes(part),
  ),
  toHaveValue: matcher(
    'toHaveValue',
    (spot: Spot, _value: Text) => spot.evaluate((element) => (element as HTMLInputElement).value),
    fits,
  ),
  toHaveAttribute: matcher(
    'toHaveAttribute',
    (spot: Spot, name: string, _value?: Text) =>
      spot.evaluate((element, attribute) => element.getAttribute(attribute), name),
    (actual, _name, value) => (value === undefined ? actual !== null : fits(actual, value)),
  ),
  toHaveCSS: matcher(
    'toHaveCSS',
    (spot: Spot, name: string, _value: Text) =>
      spot.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name),
    (actual, _name, value) => fits(actual, value),
  ),
  toHaveAccessibleDescription: matcher(
    'toHaveAccessibleDescription',
    (spot: Spot, _text: Text) =>
      spot.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent.trim() ?? '')
          .join(' ')
          .trim(),
      ),
    fits,
  ),
  toHaveURL: matcher(
    'toHaveURL',
    (visitor: Visitor, _path: string) => visitor.evaluate(() => location.href),
    (href, path) => new URL(path, href).href === href,
  ),
  toHaveTitle: matcher(
    'toHaveTitle',
    (visitor: Visitor, _title: Text) => visitor.evaluate(() => document.title),
    fits,
  ),
});
