/** Length of the loop, and of its beginning that the file repeats at the end, in seconds. */
export const ROOM_TONE = { seconds: 24, spare: 0.5 };

/** The same sound in two formats. Every browser can decode at least one of them. */
const FILES = ['/sounds/room.webm', '/sounds/room.m4a'];

/** Durations of the fades, in seconds. */
const FADE = { in: 1.2, out: 0.25 };

async function decoded(context: AudioContext, signal: AbortSignal): Promise<AudioBuffer> {
  let failure: unknown;
  for (const file of FILES) {
    try {
      const response = await fetch(file, { signal });
      if (!response.ok) throw new Error(`${file} was answered with ${String(response.status)}.`);
      return await context.decodeAudioData(await response.arrayBuffer());
    } catch (error) {
      signal.throwIfAborted();
      failure = error;
    }
  }
  throw failure;
}

/**
 * Loops the sound of the room until `signal` aborts. Call it in response to a user gesture, because of autoplay policies. Rejects if no
 * file can be fetched and decoded.
 */
export async function playRoom(signal: AbortSignal): Promise<void> {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 0 });
  signal.addEventListener('abort', () => {
    volume.gain.setTargetAtTime(0, context.currentTime, FADE.out / 4);
    setTimeout(() => void context.close(), 1000 * FADE.out);
  });
  try {
    const buffer = await decoded(context, signal);
    // Codecs add silence at both ends, so the loop skips them. Any part of the right length loops seamlessly.
    const loopStart = ROOM_TONE.spare / 2;
    const loopEnd = loopStart + ROOM_TONE.seconds;
    const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart, loopEnd });
    source.connect(volume).connect(context.destination);
    source.start(0, loopStart);
    volume.gain.linearRampToValueAtTime(1, context.currentTime + FADE.in);
  } catch (error) {
    if (!signal.aborted) void context.close();
    throw error;
  }
}
