import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';

const PATH = '/events/mundos-digitales-2025';

const fetchMock = vi.fn<typeof fetch>();

const TEXTS = {
  first_name: 'Nerea',
  surname: 'Okafor',
  email: 'nerea@okafor.example',
  md_code: 'md2025abcd',
};

const cv = (name = 'cv.pdf', content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' });

const form = () => {
  const element = document.querySelector<HTMLFormElement>('#apply form');
  if (!element) throw new Error('There is no form.');
  return element;
};

const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

const submit = () => {
  fireEvent.submit(form());
};

/** File that the visitor has chosen. */
let chosen: File | undefined;

/** Adds the chosen file to the form data, because jsdom can't put files into an input. */
class FormDataWithFile extends FormData {
  constructor(source?: HTMLFormElement) {
    super(source);
    if (source && chosen) this.set('resume', chosen);
  }
}

function fill(file = cv()) {
  for (const [name, value] of Object.entries(TEXTS)) fireEvent.change(field(name), { target: { value } });
  const [link] = within(form()).getAllByRole('textbox', { name: 'URL' });
  if (!link) throw new Error('There is no row.');
  fireEvent.change(link, { target: { value: 'nerea.example' } });
  fireEvent.blur(link);
  chosen = file;
}

const answer = (status: number, body: object) => {
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
};

const posts = () => fetchMock.mock.calls.filter(([, init]) => init?.method === 'POST');

beforeEach(async () => {
  chosen = undefined;
  vi.stubGlobal('fetch', fetchMock.mockReset());
  vi.stubGlobal('FormData', FormDataWithFile);
  await openSite(PATH);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('festival page', () => {
  // Spec 1.6, 10.2
  it('shows the name, dates and days of the festival', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mundos Digitales 2025');
    expect(screen.getByText('3 to 5 July 2025')).toBeInTheDocument();
    const days = [...document.querySelectorAll('time')].map((time) => [time.dateTime, time.textContent]);
    expect(days).toEqual([
      ['2025-07-03', '3 July'],
      ['2025-07-04', '4 July'],
      ['2025-07-05', '5 July'],
    ]);
  });

  it('lists the results and links to the article', () => {
    const section = screen.getByRole('heading', { level: 2, name: 'What we brought home' }).parentElement;
    const brought = within(section ?? document.body);
    expect(brought.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Twenty-three notes',
      'A darker window',
      'Faces',
    ]);
    expect(brought.getByRole('link', { name: 'Read what we learned at the festival' })).toHaveAttribute(
      'href',
      '/news/1',
    );
  });

  // Spec 10.2
  it('is the current page, MD 2025, in the navbar', () => {
    const link = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
      name: 'MD 2025',
    });
    expect(link).toHaveAttribute('href', PATH);
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  // Spec 10.2
  it('links to support for codes that do not work', () => {
    const note = screen.getByRole('note');
    expect(within(note).getByRole('link')).toHaveAttribute('href', '/support#contact');
    expect(note).toHaveTextContent(/with your code/);
  });
});

describe('festival form', () => {
  // Spec 10.2
  it('sends its fields and the file as one multipart body', async () => {
    fill();
    answer(201, { message: 'Thank you.' });
    submit();
    expect(
      await screen.findByRole('heading', { name: 'We’ve received your application.' }),
    ).toBeInTheDocument();
    expect(screen.getByText('nerea@okafor.example')).toBeInTheDocument();
    const [[url, init]] = posts() as [Parameters<typeof fetch>];
    expect(url).toBe('/api/event-applications');
    const body = Object.fromEntries(init?.body as FormData);
    expect(body).toMatchObject({
      ...TEXTS,
      md_code: 'MD2025ABCD',
      portfolio_links: '["https://nerea.example"]',
      resume: { name: 'cv.pdf', size: 8 },
    });
  });

  it('sends nothing if required fields are missing', async () => {
    submit();
    await waitFor(() => {
      expect(field('first_name')).toHaveFocus();
    });
    for (const name of ['first_name', 'surname', 'email', 'md_code', 'resume'])
      expect(field(name)).toHaveAccessibleDescription(/This field is required\./);
    expect(posts()).toEqual([]);
  });

  // Spec 10.2
  it('rejects other file types', async () => {
    fill(cv('cv.exe'));
    submit();
    await waitFor(() => {
      expect(field('resume')).toHaveAccessibleDescription(/Choose a PDF, DOCX or ODT file\./);
    });
    expect(posts()).toEqual([]);
  });

  // Spec 11.8
  it.each([
    ['code_unknown', /We don’t recognise this code/],
    ['code_used', /already been used/],
  ])('shows the server error %s next to the code', async (key, sentence) => {
    fill();
    answer(422, { message: 'invalid', errors: { md_code: [key] } });
    submit();
    await waitFor(() => {
      expect(field('md_code')).toHaveAccessibleDescription(sentence);
    });
    await waitFor(() => {
      expect(field('md_code')).toHaveFocus();
    });
    expect(field('surname')).toHaveValue('Okafor');
  });

  describe('file field', () => {
    const deleted = () => Object.defineProperty(cv(), 'size', { value: 0 });
    const unreadable = () =>
      Object.assign(cv(), {
        arrayBuffer: () => Promise.reject(new DOMException('No such file.', 'NotReadableError')),
      });
    const longer = () =>
      Object.assign(cv(), { arrayBuffer: () => Promise.resolve(new ArrayBuffer(cv().size + 1)) });

    it.each([
      ['cannot be read', unreadable],
      ['has grown since it was chosen', longer],
      ['is empty', deleted],
    ])('asks for the file again if it %s, and then sends it', async (_, file) => {
      fill(file());
      submit();
      await waitFor(() => {
        expect(field('resume')).toHaveAccessibleDescription(/has changed or can’t be read any more\./);
      });
      await waitFor(() => {
        expect(field('resume')).toHaveFocus();
      });
      expect(posts()).toEqual([]);
      chosen = cv();
      answer(201, { message: 'Thank you.' });
      submit();
      await screen.findByRole('heading', { name: 'We’ve received your application.' });
    });

    it('shows that the file is too large if a proxy returns 413', async () => {
      vi.mocked(console.error).mockImplementation(() => undefined);
      fill();
      fetchMock.mockResolvedValueOnce(new Response('<h1>Request Entity Too Large</h1>', { status: 413 }));
      submit();
      await waitFor(() => {
        expect(field('resume')).toHaveAccessibleDescription(/choose a smaller one\./);
      });
      vi.mocked(console.error).mockClear();
    });
  });

  // Spec 12.5
  it('reuses its idempotency key until the file changes', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    fill();
    for (const [count, file] of [
      [1, undefined],
      [2, undefined],
      [3, cv('other.pdf')],
    ] as const) {
      if (file) chosen = file;
      answer(500, {});
      submit();
      await waitFor(() => {
        expect(posts()).toHaveLength(count);
      });
      await screen.findByText(/An unexpected error occurred/);
    }
    const [first, second, third] = posts().map(([, init]) =>
      new Headers(init?.headers).get('Idempotency-Key'),
    );
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    vi.mocked(console.error).mockClear();
  });
});
