import { team } from '#content/team';
import { newsItems } from '../model/news-items.ts';
import { pressFiles } from '../model/press-files.ts';
import { peopleOfKit } from '../pages/press/people.ts';
import type { PressKit } from '../shared/press-kit.ts';
import type { PageSource } from '../routes/route-types.ts';

const MEGABYTE = 1024 ** 2;

/** Sample press kit without a build: every file has the same size. */
const samplePressKit = (): PressKit => ({
  ...peopleOfKit(team),
  sizes: Object.fromEntries(pressFiles().map((file) => [file, 1.5 * MEGABYTE])),
});

/** Page source that returns the content in the format of the API. */
export const contentSource: PageSource = {
  news: () => Promise.resolve(newsItems()),
  newsItem: (id) => {
    const item = newsItems().find((one) => String(one.id) === id);
    return item ? Promise.resolve(item) : Promise.reject(new Error(`There is no article ${id}.`));
  },
  team: () => Promise.resolve([...team]),
  pressKit: () => Promise.resolve(samplePressKit()),
};
