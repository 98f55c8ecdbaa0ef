import type { Page } from '@playwright/test';

/** Navigates with a link of the navbar. */
export async function follow(visitor: Page, name: string): Promise<void> {
  await visitor.getByRole('banner').getByRole('link', { name }).click();
}

/** Chooses a language in the navbar. On small screens, opens and closes the mobile menu. */
export async function chooseLanguage(visitor: Page, name: string): Promise<void> {
  const menu = visitor.getByRole('button', { name: /^Open the menu/ });
  if (await menu.isVisible()) {
    await menu.click();
    await visitor.getByRole('button', { name }).click();
    await visitor.keyboard.press('Escape');
    return;
  }
  await visitor.getByRole('button', { name: /choose the language/ }).click();
  await visitor.getByRole('menuitemradio', { name }).click();
}
