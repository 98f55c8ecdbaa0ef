import pictures from '../../../content/images.json?set=portraits';
import { addPictures } from '../pictures.ts';

addPictures(pictures);
