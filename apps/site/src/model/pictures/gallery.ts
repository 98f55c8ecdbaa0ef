import pictures from '../../../content/images.json?set=gallery';
import { addPictures } from '../pictures.ts';

addPictures(pictures);
