import pictures from '../../../content/images.json?set=authors';
import { addPictures } from '../pictures.ts';

addPictures(pictures);
