import { fromStem } from '@gloam/ui';
import corridor from '../../content/pictures/corridor.json';
import corridorUpright from '../../content/pictures/corridor-upright.json';

/** `Picture` props of the home page's hero. The gate prefetches the same file. */
export const HOME_PICTURE = {
  ...fromStem(corridor),
  upright: fromStem(corridorUpright),
  sizes: '(max-aspect-ratio: 9/16) 100vw, (max-width: 48rem) 240vw, 100vw',
  priority: true,
};
