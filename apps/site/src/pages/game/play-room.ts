/** The loop: how long it is, and how much of it comes once more at its end, in seconds. */
export const ROOM_TONE = { seconds: 24, spare: 0.5 };

/** Every browser plays one of these; which, it says by decoding it. */
const FILES = ['/sounds/room.webm', '/sounds/room.m4a'];

/** How long it takes to come up, and to go, in seconds. */
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

/** Plays the tone of a room, over and over, until `signal` ends it. Has to be called at a press; rejects where there is nothing to hear. */
export async function playRoom(signal: AbortSignal): Promise<void> {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 0 });
  signal.addEventListener('abort', () => {
    volume.gain.setTargetAtTime(0, context.currentTime, FADE.out / 4);
    setTimeout(() => void context.close(), 1000 * FADE.out);
  });
  try {
    const buffer = await decoded(context, signal);
    // Codecs add silence at either end; any stretch as long as the loop is one.
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
