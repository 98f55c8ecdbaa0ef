import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';

/** Runs ffmpeg with `input` on standard input. Throws if it fails. */
export async function ffmpeg(
  args: readonly string[],
  input: AsyncIterable<Buffer> | Buffer[] = [],
): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw new Error(`ffmpeg exited with code ${String(code)}`);
    },
    (cause: unknown) => {
      throw new Error('ffmpeg was not found. Install it and try again.', { cause });
    },
  );
  await Promise.all([ended, pipeline(input, child.stdin)]);
}
