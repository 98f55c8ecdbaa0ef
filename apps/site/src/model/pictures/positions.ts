import pictures from '../../../content/images.json?set=positions';
import { addPictures } from '../pictures.ts';

addPictures(pictures);
