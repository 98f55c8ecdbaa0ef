import pictures from '../../../content/images.json?set=news';
import { addPictures } from '../pictures.ts';

addPictures(pictures);
