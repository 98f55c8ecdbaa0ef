import type { Page, TestFixture } from '@playwright/test';
import { findWebKit } from '../../../../tools/webkit.mjs';
import { expect } from '../visitor/expect.ts';
import { drawAsPrint } from '../visitor/print.ts';
import type { Session } from '../visitor/session.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { WebDriverVisitor } from '../visitor/webdriver-visitor.ts';
import { WebKit } from '../visitor/webkit.ts';
import { Witness } from '../visitor/witness.ts';
import { hydrated, test as base } from '../test.ts';

export interface Fixtures {
  /** Sees what the visitor's browser asks the product for. */
  witness: Witness;
  /** Somebody who has never been here, in the browser of the project. */
  visitor: Visitor;
}

/** The test of the main journeys, which run in every engine. */
export const test = base.extend<Fixtures, { session: Session }>({
  witness: async ({ product }, use) => {
    using witness = await Witness.start(product.url);
    await use(witness);
  },
  baseURL: async ({ witness }, use) => {
    await use(witness.url);
  },
  visitor: [
    async ({ page, browserName }, use) => {
      await use(browserName === 'chromium' ? page : withoutDevTools(page));
    },
    { option: true },
  ],
  session: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const programs = findWebKit();
      if (!programs) throw new Error('WebKit is not here. Install the packages webkit2gtk-driver and xvfb.');
      using webkit = await WebKit.start(programs);
      const session = await webkit.openSession();
      await use(session);
      await session.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * A page whose history moves as the visitor's button moves it: over WebDriver BiDi, Playwright waits for a load, and does not
 * notice an entry of the same document. Nor does it draw for paper.
 */
function withoutDevTools(page: Page): Visitor {
  return Object.assign(page, {
    goBack: () => page.evaluate(() => history.back()),
    goForward: () => page.evaluate(() => history.forward()),
    emulateMedia: ({ media }: { media: 'print' | null }) => page.evaluate(drawAsPrint, media === 'print'),
  });
}

/** What the visitor of WebKit is made of. */
interface Needs {
  session: Session;
  witness: Witness;
  expectedNoise: { patterns: RegExp[] };
}

/**
 * The visitor of a project whose browser Playwright does not drive. One browser serves all of a worker's tests: the witness of
 * each is an origin of its own, so that nothing is known of the one before but its cookies, which go.
 */
const webDriverVisitor: TestFixture<Visitor, Needs> = async ({ session, witness, expectedNoise }, use) => {
  witness.listen();
  await session.forget();
  const visitor = new WebDriverVisitor(session, witness.url);
  await visitor.setViewportSize({ width: 1440, height: 900 });
  await use(visitor);
  expect(
    witness.noise.filter((text) => !expectedNoise.patterns.some((expected) => expected.test(text))),
  ).toEqual([]);
};

/** Options of a project whose visitors are in Debian's WebKit. Playwright takes a fixture for an option, its types do not. */
export const inWebKit = { visitor: webDriverVisitor as unknown as Visitor };

/** Passes the gate, as an earlier visit would have. */
export async function passGate(visitor: Visitor): Promise<void> {
  await visitor.goto('/robots.txt');
  await visitor.evaluate(() => {
    localStorage.setItem('gatePassed', 'true');
    document.cookie = 'gatePassed=true; Path=/';
  });
}

export { expect, hydrated };
