import type { Page } from '@playwright/test';

/** Age gate, which asks for a date of birth first. */
export class Gate {
  readonly #visitor: Page;

  constructor(visitor: Page) {
    this.#visitor = visitor;
  }

  get date() {
    return this.#visitor.locator('input[type=date]');
  }

  get alert() {
    return this.#visitor.getByRole('alert');
  }

  /** Enters a date such as `1990-02-28` and submits. */
  async enter(date: string) {
    await this.date.fill(date);
    await this.#visitor.getByRole('button', { name: 'Enter' }).click();
  }
}
