import type { Page, Route } from '@playwright/test';
import { expect } from '../test.ts';

type Answer = Parameters<Route['fulfill']>[0];

export const OK: Answer = { status: 201, json: { message: 'ok' } };
export const FAILURE: Answer = { status: 500, json: { message: 'no' } };

/** Form on a page, independent of its fields and language. */
export class FormOnPage {
  readonly page: Page;
  readonly selector: string;
  readonly url: string;

  constructor(page: Page, selector: string, url: string) {
    this.page = page;
    this.selector = selector;
    this.url = url;
  }

  get root() {
    return this.page.locator(this.selector);
  }

  async submit(): Promise<void> {
    await this.root.locator('button[type=submit]').click();
  }

  async submitEmpty(): Promise<void> {
    await this.submit();
    await expect(this.root.getByRole('alert')).toBeVisible();
    await expect(this.root.locator('[aria-invalid=true]:focus')).toHaveCount(1);
  }

  /** Fills in every required field with a valid value. */
  async fill(): Promise<void> {
    for (const field of await this.root.locator('form [required]').filter({ visible: true }).all()) {
      const kind = await field.evaluate((control: HTMLInputElement) =>
        control.name === 'md_code' ? 'code' : control.type,
      );
      if (kind === 'select-one') await field.selectOption({ index: 1 });
      else if (kind === 'file')
        await field.setInputFiles({
          name: 'cv.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF-1.7'),
        });
      else await field.fill(VALUES[kind] ?? 'Nerea');
    }
  }

  /** Submits the form. Returns a function that responds to the pending request. */
  async send(): Promise<(answer: Answer) => Promise<void>> {
    const { promise, resolve } = Promise.withResolvers<Route>();
    await this.page.route(`**${this.url}`, resolve, { times: 1 });
    await this.submit();
    const route = await promise;
    await expect(this.root.locator('[data-sending]')).toBeVisible();
    return (answer) => route.fulfill(answer);
  }
}

const VALUES: Record<string, string> = {
  date: '1990-02-28',
  email: 'nerea@example.org',
  url: 'https://example.org',
  code: 'MD2025ABCD',
};
