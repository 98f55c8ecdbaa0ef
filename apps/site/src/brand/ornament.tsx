import { UNLEASHED_DARKNESS_SIZE } from './lettering.ts';
import drawing from './unleashed-darkness.svg';

/** The slit letters UNLEASHED DARKNESS in the colour of a line. A file of its own: it is fetched when the end of a page comes near. */
export function Ornament() {
  return <img src={drawing} alt="" {...UNLEASHED_DARKNESS_SIZE} loading="lazy" />;
}
