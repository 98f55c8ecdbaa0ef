import { expect, waitForHydration, onlyInChromium, test } from './test.ts';

test.use({ expectedNoise: { patterns: [/503/] } });

test('a message to a person survives a reload and a failing server, and is sent', async ({
  insider: page,
  product,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Write to Wren Adeyemi' });
  const write = page.getByRole('button', { name: 'Write to Wren Adeyemi' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const send = dialog.getByRole('button', { name: 'Send message' });
  const open = async () => {
    await page.getByRole('button', { name: 'Contact Wren Adeyemi' }).click();
    await write.press('Enter');
    await expect(field('Name')).toBeFocused();
  };

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const ofForm = () => fetched.filter((path) => path.includes('person-message'));
  await page.goto('/team');
  await waitForHydration(page);
  expect(ofForm()).toEqual([]);
  await open();
  expect(ofForm()).not.toEqual([]);

  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('3 fields need attention');
  await expect(field('Name')).toBeFocused();
  await field('Name').fill('Lena Ortiz');
  await field('Email').fill('lena@example.org');
  await field('Message').fill('Your corridor is longer at night.');
  await page.reload();
  await waitForHydration(page);
  await open();
  await dialog.getByRole('button', { name: 'Restore the draft' }).click();
  await expect(field('Message')).toHaveValue('Your corridor is longer at night.');

  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { message: 'Later.' } }));
  await send.click();
  await expect(dialog.getByText('An unexpected error occurred.')).toBeVisible();
  await page.unroute('**/api/contact');
  await send.click();
  await expect(dialog.getByRole('heading', { name: 'We’ve received your message.' })).toBeFocused();
  expect(product.submissions()).toContainEqual(
    expect.objectContaining({
      kind: 'contact',
      payload: {
        to: 98,
        firstName: 'Lena Ortiz',
        email: 'lena@example.org',
        message: 'Your corridor is longer at night.',
      },
    }),
  );

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(write).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Contact Wren Adeyemi' })).toBeFocused();
});

test(
  'Escape and Enter of an input method neither close nor submit the dialog',
  onlyInChromium('Input methods need the DevTools protocol.'),
  async ({ insider: page }) => {
    await page.goto('/team');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Contact Wren Adeyemi' }).click();
    await page.getByRole('button', { name: 'Write to Wren Adeyemi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write to Wren Adeyemi' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    const client = await page.context().newCDPSession(page);
    const compose = () =>
      client.send('Input.imeSetComposition', { text: 'れな', selectionStart: 2, selectionEnd: 2 });
    for (const key of ['Enter', 'Escape']) {
      await compose();
      await page.keyboard.press(key);
    }
    await expect(name).toHaveValue('れな');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await client.send('Input.insertText', { text: 'レナ' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test('the form fits into 320 pixels', async ({ insider: page }) => {
  await page.setViewportSize({ width: 320, height: 560 });
  await page.goto('/team');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Contact Wren Adeyemi' }).click();
  await page.getByRole('button', { name: 'Write to Wren Adeyemi' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeInViewport();
});
