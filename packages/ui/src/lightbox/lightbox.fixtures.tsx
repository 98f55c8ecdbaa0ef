import { defineFixtures } from '../fixtures/fixture-set.js';
import { LightboxSurface, type LightboxSurfaceProps } from './lightbox-surface.js';
import type { LightboxProps } from './lightbox.js';
import meta, { Captions, EndWithoutWrap, LongLabels, Open, Portrait, Single } from './lightbox.stories.js';

/** The props of the open dialog in a story. */
const surface = ({ args }: typeof Open): LightboxSurfaceProps => {
  const { history: _, defaultIndex = null, ...content } = { ...meta.args, ...args } as LightboxProps;
  return {
    ...content,
    index: defaultIndex,
    onIndexChange: () => undefined,
    open: true,
    onOpenChange: () => undefined,
  };
};

/** The dialog that a lightbox loads when it opens: without it, contract tests would check an empty page. */
export const lightboxFixtures = defineFixtures(LightboxSurface, {
  basic: surface(Open),
  captions: surface(Captions),
  portrait: surface(Portrait),
  single: surface(Single),
  endWithoutWrap: surface(EndWithoutWrap),
  longLabels: surface(LongLabels),
});
