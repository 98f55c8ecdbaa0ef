// Entry of the darkroom in the browser. Loaded by renderer.ts.
import { develop, print, type Print } from './develop.ts';
import { expose, type Exposure } from './expose.ts';
import { forget, frame, keep } from './frames.ts';
import { release } from './gl.ts';

/** Renders a picture as base64 PNG. */
async function picture(exposure: Exposure, look: Print): Promise<string> {
  const negative = await expose(exposure);
  develop(negative, look);
  release(negative);
  return print('image/png');
}

const darkroom = { picture, keep, frame, forget };

declare global {
  interface Window {
    darkroom: typeof darkroom;
  }
}

window.darkroom = darkroom;
