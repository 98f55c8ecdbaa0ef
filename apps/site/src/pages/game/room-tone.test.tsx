import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadCatalogs } from '../../i18n/i18n.ts';
import { RoomTone } from './room-tone.tsx';

const fetchMock = vi.fn<typeof fetch>();
const start = vi.fn();
const close = vi.fn(() => Promise.resolve());
const decode = vi.fn();

class Node {
  gain = { setTargetAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
  start = start;
  connect = (to: unknown) => to;
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
const button = () => screen.getByRole('button');

async function press() {
  fireEvent.click(button());
  await settle();
}

beforeEach(async () => {
  for (const mock of [fetchMock, start, close, decode]) mock.mockReset();
  close.mockResolvedValue(undefined);
  fetchMock.mockImplementation(() => Promise.resolve(new Response(new ArrayBuffer(8))));
  decode.mockResolvedValue({});
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      close = close;
      decodeAudioData = decode;
    },
  );
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal('AudioBufferSourceNode', Node);
  const i18n = createI18n('en');
  await loadCatalogs(i18n, 'en', ['game']);
  render(
    <I18nProvider i18n={i18n}>
      <RoomTone />
    </I18nProvider>,
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('room tone', () => {
  it('fetches and plays the sound on the first press and stops it on the second', async () => {
    expect(fetchMock).not.toHaveBeenCalled();
    expect(button()).toHaveAccessibleName('Listen to the room');
    await press();
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledOnce();
    expect(button()).toHaveAccessibleName('Stop the sound');
    expect(button()).not.toHaveAttribute('aria-pressed');
    await press();
    expect(button()).toHaveAccessibleName('Listen to the room');
    await vi.waitFor(() => {
      expect(close).toHaveBeenCalled();
    });
  });

  it('falls back to the other format if the browser cannot decode the first', async () => {
    decode.mockRejectedValueOnce(new DOMException('no', 'EncodingError'));
    await press();
    expect(fetchMock.mock.calls.map(([file]) => file)).toEqual(['/sounds/room.webm', '/sounds/room.m4a']);
    expect(start).toHaveBeenCalledOnce();
  });

  it('stops when the page is hidden', async () => {
    await press();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    hidden.mockRestore();
    expect(button()).toHaveAccessibleName('Listen to the room');
    await vi.waitFor(() => {
      expect(close).toHaveBeenCalled();
    });
  });

  it('shows an error if the sound does not play, and allows another try', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('The sound couldn’t be played. Please try again.');
    expect(button()).toHaveAccessibleName('Listen to the room');
    expect(close).toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockClear();
    fetchMock.mockImplementation(() => Promise.resolve(new Response(new ArrayBuffer(8))));
    await press();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(start).toHaveBeenCalledOnce();
  });
});
