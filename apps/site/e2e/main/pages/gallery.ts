import type { Page } from '@playwright/test';
import { expect, waitForHydration } from '../test.ts';

/** Pictures of a game, with their lightbox. */
export class Gallery {
  static readonly path = '/games/fatal-unleashed-darkness';
  readonly #visitor: Page;

  constructor(visitor: Page) {
    this.#visitor = visitor;
  }

  frame(number: number) {
    return this.#visitor.locator(`#image-${String(number)}`);
  }

  get lightbox() {
    return this.#visitor.getByRole('dialog', { name: 'Image gallery' });
  }

  get stage() {
    return this.lightbox.locator('.gloam-lightbox-stage');
  }

  button(name: string) {
    return this.lightbox.getByRole('button', { name });
  }

  /** Returns the alt texts of all pictures in order. */
  alts() {
    return this.#visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('a[id^=image-] img')].map(({ alt }) => alt),
    );
  }

  async open() {
    await this.#visitor.goto(Gallery.path);
    await waitForHydration(this.#visitor);
  }

  async openFirst() {
    await this.open();
    await this.frame(1).scrollIntoViewIfNeeded();
    await this.frame(1).click();
    await this.shows(1);
  }

  async shows(number: number) {
    await expect(
      this.#visitor.getByRole('figure', { name: new RegExp(`^Image ${String(number)} of \\d+$`) }),
    ).toBeVisible();
  }

  /** Swipes over the picture. Dispatches pointer events, because no driver supports touch in every engine. */
  async swipe(direction: 'left' | 'right') {
    await this.stage.evaluate((stage, direction) => {
      const point = (type: string, clientX: number) =>
        stage.dispatchEvent(
          new PointerEvent(type, {
            pointerId: 9,
            pointerType: 'touch',
            isPrimary: true,
            bubbles: true,
            clientX,
            clientY: 400,
          }),
        );
      const [start, end] = direction === 'left' ? [300, 200] : [100, 200];
      point('pointerdown', start);
      point('pointermove', (start + end) / 2);
      point('pointerup', end);
    }, direction);
  }
}
