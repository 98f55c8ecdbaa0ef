import type { Page } from '@playwright/test';

/** Application form of a position, in any language. */
export class Application {
  readonly #visitor: Page;

  constructor(visitor: Page) {
    this.#visitor = visitor;
  }

  get form() {
    return this.#visitor.locator('#apply');
  }

  field(name: string) {
    return this.form.locator(`[name=${name}]`);
  }

  get platforms() {
    return this.form.locator('select[name$=".platform"]');
  }

  get links() {
    return this.form.locator('input[name$=".link"]');
  }

  get summary() {
    return this.form.getByRole('alert');
  }

  /** Heading that replaces the form once it is sent. */
  get success() {
    return this.form.getByRole('heading', {
      name: /^(?:We’ve received your application|Hemos recibido tu candidatura)\.$/,
    });
  }

  async fill(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async addLink(number: number, platform: string, link: string) {
    await this.platforms.nth(number).selectOption(platform);
    await this.links.nth(number).fill(link);
  }

  /** Fills in how the applicant heard of the studio, as free text. */
  async fillSource(text: string) {
    await this.field('source').selectOption('other');
    await this.field('other_source').fill(text);
  }

  async send() {
    await this.form.locator('button[type=submit]').click();
  }
}
