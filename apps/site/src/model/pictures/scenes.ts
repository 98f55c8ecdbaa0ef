import pictures from '../../../content/images.json?set=scenes';

export const scenes = pictures;
