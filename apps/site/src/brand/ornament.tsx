import drawing from './unleashed-darkness.svg';

/** The slit letters UNLEASHED DARKNESS in the colour of a line. A file of its own: it is fetched when the end of a page comes near. */
export function Ornament() {
  return <img src={drawing} alt="" width={5247} height={1012} loading="lazy" />;
}
