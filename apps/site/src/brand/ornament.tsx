import { UNLEASHED_DARKNESS_SIZE } from './lettering.ts';
import drawing from './unleashed-darkness.svg';

/** Decorative "UNLEASHED DARKNESS" lettering at the end of a page. A separate file, so that it loads lazily. */
export function Ornament() {
  return <img src={drawing} alt="" {...UNLEASHED_DARKNESS_SIZE} loading="lazy" />;
}
