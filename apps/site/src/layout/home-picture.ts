import { fromStem } from '@gloam/ui';
import corridor from '../../content/pictures/corridor.json';
import corridorUpright from '../../content/pictures/corridor-upright.json';

/** The picture that home opens with, for `Picture`; the gate fetches the same file while a visitor is at it. */
export const HOME_PICTURE = {
  ...fromStem(corridor),
  upright: fromStem(corridorUpright),
  sizes: '(max-width: 48rem) 240vw, 100vw',
  priority: true,
};
