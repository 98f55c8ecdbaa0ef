import { inAllLanguages, toTranslate } from '../languages.ts';
import { markdownOf, slugOf, yamlOf, type Kind } from '../kind.ts';

export const partner: Kind = {
  name: 'partner',
  questions: () => [
    { name: 'name', ask: 'Name' },
    { name: 'text', ask: 'What they do for us, in English' },
    { name: 'logo', ask: 'File of the logo in one colour, such as: /images/partner-mark.svg' },
    { name: 'place', ask: 'Place; lower numbers come first', otherwise: '1000' },
  ],
  make: ({ name = '', text = '', logo, place }, content) => {
    const folder = `partners/${slugOf(name)}`;
    const index = content.create(`${folder}/index.yaml`, yamlOf({ place: Number(place), logo }));
    const written = inAllLanguages(content, folder, markdownOf({ name }, `${text}\n`));
    return {
      written: [index, ...written],
      left: [`add the logo: apps/site/public${logo ?? ''}`, ...toTranslate(folder)],
    };
  },
};
