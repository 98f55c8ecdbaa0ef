// A picture from its shots: one print, or several put together.
import { strip, waveform } from './compose.mjs';
import { shotOf } from './scenes.mjs';

/** The shots that a picture is made of. */
export function shotsOf({ strip: prints, waveform: behind, size: _size, ...shot }) {
  return (prints ?? [behind ?? shot]).map(shotOf);
}

/** The whole picture as PNG. */
export async function print(room, picture) {
  const { size } = picture;
  const prints = [];
  for (const shot of shotsOf(picture)) prints.push(await room.picture(shot, size));
  if (picture.strip) return strip(prints, size);
  if (picture.waveform) return waveform(prints[0], size);
  return prints[0];
}
