import type { Page } from 'playwright';
import type { DrawnLocale } from './settings.ts';

/** What Storybook's preview puts on the window. */
interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, body: object) => void };
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
}

/** The play function is through; what follows are reports. */
const DONE = ['completing', 'completed', 'afterEach', 'finished'];

/** Opens a story in a language, in a document of its own. */
export async function openStory(page: Page, origin: string, id: string, locale: DrawnLocale): Promise<void> {
  // The addon for axe acts only after a story is drawn.
  const globals = `locale:${locale};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`, {
    waitUntil: 'commit',
  });
  await rendered(page, id);
}

/** Draws a story, the same or another one, in a document that has drawn one already: that takes a tenth of the time. */
export async function switchStory(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      window as unknown as Preview;
    const isSame = preview?.currentRender?.id === storyId;
    channel.emit(isSame ? 'forceRemount' : 'setCurrentStory', { storyId });
  }, id);
  await rendered(page, id);
}

async function rendered(page: Page, id: string): Promise<void> {
  const handle = await page.waitForFunction(
    ({ storyId, done }) => {
      const { currentRender } = (window as unknown as Preview).__STORYBOOK_PREVIEW__ ?? {};
      // There may be no body yet.
      if (document.querySelector('body.sb-show-errordisplay, body.sb-show-nopreview')) return 'failed';
      return currentRender?.id === storyId && done.includes(currentRender.phase ?? '') && 'drawn';
    },
    { storyId: id, done: DONE },
    { polling: 'raf', timeout: 15_000 },
  );
  if ((await handle.jsonValue()) === 'failed') {
    const message = await page.locator('#error-message').textContent();
    throw new Error(`The story ${id} could not be drawn: ${message ?? ''}`);
  }
}
