import { calm } from './calm.ts';
import { comparePhotographs } from './compare-photographs.ts';
import { compareTolerantly } from './compare-tolerantly.ts';
import { compareStrictly, type Difference } from './compare.ts';
import { toLossyWebp, toWebp, type Image } from './image.ts';
import type { Subject } from './subjects.ts';

type Compare = (expected: Image, actual: Image) => Difference;

/** What becomes of a picture between the browser and its file. */
export interface Treatment {
  /** What is kept and compared of what was drawn. */
  prepare: (drawn: Image) => Image;
  toFile: (image: Image) => Promise<Buffer>;
  /** Where the same browser has drawn what is expected. */
  compare: Compare;
  /** Where another one has. */
  compareWithAnother: Compare;
}

const drawing: Treatment = {
  prepare: calm,
  toFile: toWebp,
  compare: compareStrictly,
  compareWithAnother: compareTolerantly,
};

const photograph: Treatment = {
  prepare: (drawn) => drawn,
  toFile: toLossyWebp,
  compare: comparePhotographs,
  compareWithAnother: comparePhotographs,
};

/** Photographs are kept and compared as such, everything else as flat areas and lines. */
export const treatmentOf = ({ kind }: Pick<Subject, 'kind'>): Treatment =>
  kind === 'photographs' ? photograph : drawing;
