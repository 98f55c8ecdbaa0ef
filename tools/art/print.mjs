// A picture from its shots: one print or a part of it, or several put together.
import sharp from 'sharp';
import { strip, waveform } from './compose.mjs';
import { shotOf } from './scenes.mjs';

/** The shots that a picture is made of. */
export function shotsOf({ strip: prints, waveform: behind, size: _size, cut: _cut, ...shot }) {
  return (prints ?? [behind ?? shot]).map(shotOf);
}

/** The whole picture as PNG. */
export async function print(room, picture) {
  const { size } = picture;
  const prints = [];
  for (const shot of shotsOf(picture)) prints.push(await room.picture(shot, size));
  if (picture.strip) return strip(prints, size);
  if (picture.waveform) return waveform(prints[0], size);
  return picture.cut ? cutOut(prints[0], picture) : prints[0];
}

/** A part as high as the print, at a share of what is left over, as `object-position` counts. */
function cutOut(print, { size, cut: { width, position } }) {
  const left = Math.round((size.width - width) * position);
  return sharp(print).extract({ left, top: 0, width, height: size.height }).png().toBuffer();
}
