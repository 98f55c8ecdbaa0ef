import type { Page } from '@playwright/test';

/** The page that asks for a date of birth before anything else. */
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

  /** Tries to get in with a date, as `1990-02-28`. */
  async enter(date: string) {
    await this.date.fill(date);
    await this.#visitor.getByRole('button', { name: 'Enter' }).click();
  }
}
