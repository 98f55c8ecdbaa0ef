import { afterEach, describe, expect, it } from 'vitest';
import { saveFormValues, restoreFormValues } from './form-values.ts';

const FORM = `<form>
  <input name="email"><textarea name="message">Dear studio</textarea>
  <select name="reason"><option>a</option><option>b</option></select>
  <input name="further"><input name="file" type="file"><input type="date">
</form>`;

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);

/** Fills in the page, stores the values and resets it to the server's markup. */
function typeAndReload() {
  document.body.innerHTML = `<form><input name="email"></form>${FORM}`;
  const [, form] = document.forms;
  for (const [name, value] of [
    ['email', 'nerea@example.org'],
    ['message', 'Doors.'],
    ['reason', 'b'],
  ] as const)
    Object.assign(form?.elements.namedItem(name) as HTMLInputElement, { value });
  const date = document.querySelector<HTMLInputElement>('[type=date]');
  if (date) date.value = '1990-01-01';
  saveFormValues();
  document.body.innerHTML = `<form><input name="email"></form>${FORM}`;
}

const values = () => Array.from(document.forms, (form) => Object.fromEntries(new FormData(form)));

afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('values typed before a reload', () => {
  it('are restored once', () => {
    typeAndReload();
    restoreFormValues();
    expect(values()).toMatchObject([
      { email: '' },
      { email: 'nerea@example.org', message: 'Doors.', reason: 'b', further: '' },
    ]);
    document.body.innerHTML = FORM;
    restoreFormValues();
    expect(values()).toMatchObject([{ email: '', reason: 'a' }]);
  });

  it('include checkboxes, radio buttons and fields with the same name', () => {
    const fields = `<form>
      <input type="checkbox" name="news" checked><input type="checkbox" name="terms">
      <input type="radio" name="size" value="s" checked><input type="radio" name="size" value="l">
      <input name="link"><input name="link">
    </form>`;
    document.body.innerHTML = fields;
    for (const name of ['[name=news]', '[name=terms]', '[value=l]'])
      document.querySelector<HTMLElement>(name)?.click();
    Object.assign(document.querySelectorAll('[name=link]').item(1), { value: 'https://example.org' });
    const before = values();
    saveFormValues();
    document.body.innerHTML = fields;
    restoreFormValues();
    expect(values()).toEqual(before);
    expect(before).toMatchObject([{ terms: 'on', size: 'l', link: 'https://example.org' }]);
    expect(field('news')).not.toBeChecked();
  });

  it('omit fields without a name', () => {
    typeAndReload();
    expect(JSON.stringify(sessionStorage)).not.toContain('1990');
  });

  it('do not overwrite newer input', () => {
    typeAndReload();
    const message = document.querySelector('textarea');
    if (message) message.value = 'Another text';
    restoreFormValues();
    expect(message).toHaveValue('Another text');
  });

  it('are discarded on another page and restored to remaining fields only', () => {
    typeAndReload();
    window.history.replaceState(null, '', '/elsewhere');
    restoreFormValues();
    expect(field('message')).toHaveValue('Dear studio');
    expect(sessionStorage).toHaveLength(0);

    window.history.replaceState(null, '', '/');
    typeAndReload();
    document.body.innerHTML = '<form></form><form><input name="message"></form>';
    restoreFormValues();
    expect(field('message')).toHaveValue('Doors.');
  });

  it('are discarded if they cannot be parsed', () => {
    sessionStorage.setItem('typed', '{');
    document.body.innerHTML = FORM;
    restoreFormValues();
    expect(field('message')).toHaveValue('Dear studio');
    expect(sessionStorage).toHaveLength(0);
  });
});
