import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreReplacedForms } from './restore-forms.ts';

const FORM = `<form>
  <input name="email"><textarea name="message">Dear studio</textarea>
  <select name="reason"><option>a<option selected>b<option>c</select>
  <input type="checkbox" name="news" checked>
  <input type="radio" name="size" value="s" checked><input type="radio" name="size" value="l">
  <input name="file" type="file"><input type="date"><input name="further">
</form>`;

const find = (selector: string) =>
  document.querySelector<HTMLInputElement>(selector) ?? expect.fail(`There is no ${selector}.`);

/** Changes a field as a visitor would, with an input event. */
function enter(selector: string, state: object) {
  Object.assign(find(selector), state);
  find(selector).dispatchEvent(new Event('input', { bubbles: true }));
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Replaces all elements of the page, as React does after a mismatch. */
async function draw(html: string) {
  document.body.innerHTML = html;
  await settled();
}

beforeAll(() => {
  restoreReplacedForms();
});

beforeEach(async () => {
  window.history.replaceState(null, '', '/support');
  await draw(`<main>${FORM}</main>`);
});

afterEach(async () => {
  window.history.replaceState(null, '', '/elsewhere');
  await draw('');
});

describe('a form that is rendered again', () => {
  it('restores changed values and dispatches change events', async () => {
    enter('[name=email]', { value: 'nerea@example.org' });
    enter('[name=message]', { value: 'Doors.' });
    enter('[name=reason]', { value: 'a' });
    find('[name=news]').click();
    find('[value=l]').click();
    enter('[type=date]', { value: '1990-02-28' });
    const heard = vi.fn();
    document.addEventListener('change', ({ target }) => {
      heard((target as HTMLInputElement).name);
    });
    await draw(`<main><p>Something else</p><div>${FORM}</div></main>`);
    expect(find('[name=email]')).toHaveValue('nerea@example.org');
    expect(find('[name=message]')).toHaveValue('Doors.');
    expect(find('[name=reason]')).toHaveValue('a');
    expect(find('[name=news]')).not.toBeChecked();
    expect(find('[value=l]')).toBeChecked();
    expect(find('[type=date]')).toHaveValue('1990-02-28');
    expect(heard.mock.calls.flat()).toEqual(
      expect.arrayContaining(['email', 'message', 'reason', 'news', 'size']),
    );
    expect(heard).not.toHaveBeenCalledWith('further');
  });

  it('restores selected files', async () => {
    const files = [new File(['%PDF'], 'cv.pdf')];
    const chosen = { files, value: 'C:\\fakepath\\cv.pdf' };
    for (const [name, value] of Object.entries(chosen))
      Object.defineProperty(find('[name=file]'), name, { value });
    const taken = vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockReturnValue();
    await draw(FORM);
    expect(taken).toHaveBeenCalledExactlyOnceWith(files);
    taken.mockRestore();
  });

  it('restores focus and selection', async () => {
    enter('[name=email]', { value: 'nerea' });
    find('[name=email]').focus();
    find('[name=email]').setSelectionRange(1, 3);
    await draw(FORM);
    expect(find('[name=email]')).toHaveFocus();
    expect(find('[name=email]')).toMatchObject({ selectionStart: 1, selectionEnd: 3 });
  });

  it('does not take focus if the field was left or focus is elsewhere', async () => {
    find('[name=email]').focus();
    find('[name=email]').blur();
    await settled();
    await draw(FORM);
    expect(document.body).toHaveFocus();
    find('[name=email]').focus();
    await draw('<button>A</button>');
    find('button').focus();
    find('button').insertAdjacentHTML('afterend', FORM);
    await settled();
    expect(find('button')).toHaveFocus();
  });

  it('restores values later, but not on another page', async () => {
    enter('[name=email]', { value: 'nerea@example.org' });
    await draw('<p>A moment</p>');
    await draw(FORM);
    expect(find('[name=email]')).toHaveValue('nerea@example.org');
    window.history.pushState(null, '', '/careers');
    await draw(FORM);
    expect(find('[name=email]')).toHaveValue('');
    window.history.pushState(null, '', '/support');
    await draw(FORM);
    expect(find('[name=email]')).toHaveValue('');
  });

  it('starts empty after a dialog was closed or if no field was changed', async () => {
    await draw(`<div role="dialog">${FORM}</div>`);
    enter('[name=email]', { value: 'nerea@example.org' });
    await draw('');
    await draw(`<div role="dialog">${FORM}</div>`);
    expect(find('[name=email]')).toHaveValue('');
    await draw(FORM.replace('Dear studio', 'A draft'));
    expect(find('[name=message]')).toHaveValue('A draft');
  });
});

describe('a form that React hydrates', () => {
  function Contact() {
    const [heard, setHeard] = useState('');
    return (
      <form
        onChange={({ target }) => {
          setHeard((before) => `${before} ${(target as unknown as HTMLInputElement).name}`);
        }}
      >
        <div>
          <input name="email" />
        </div>
        <div>
          <input type="checkbox" name="news" />
          <select name="reason" defaultValue="b">
            <option>a</option>
            <option>b</option>
          </select>
        </div>
        <output>{heard}</output>
      </form>
    );
  }

  it('keeps typed values after a mismatch caused by an extension', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Contact />);
    await draw('');
    document.body.append(container);
    find('[name=email]').after(document.createElement('grammarly-extension'));
    const first = find('[name=email]');
    enter('[name=email]', { value: 'nerea@example.org' });
    find('[name=news]').click();
    enter('[name=reason]', { value: 'a' });
    const redrawn = vi.fn();
    const root = await act(async () => {
      const hydrated = hydrateRoot(container, <Contact />, { onRecoverableError: redrawn });
      await settled();
      return hydrated;
    });
    expect(redrawn).toHaveBeenCalledOnce();
    expect(find('[name=email]')).not.toBe(first);
    expect(find('[name=email]')).toHaveValue('nerea@example.org');
    expect(find('[name=news]')).toBeChecked();
    expect(find('[name=reason]')).toHaveValue('a');
    expect(find('output')).toHaveTextContent('email news reason');
    await act(async () => {
      root.unmount();
      await settled();
    });
  });
});
