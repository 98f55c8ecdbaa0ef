import { useLingui } from '@lingui/react/macro';
import type { GalleryLabels } from '@gloam/ui';
import type { LightboxZoomLabels } from '@gloam/ui/lightbox-zoom';
import { usePlateLabels } from '../moved/use-plate-labels.ts';

/** Returns the labels of the gallery, its lightbox and the zoom. */
export function useLightboxLabels(): GalleryLabels & { zoom: LightboxZoomLabels } {
  const { t } = useLingui();
  const { first, second, announcement } = usePlateLabels();
  return {
    plates: { first, second, announcement },
    selected: t({ id: 'game.gallery.selected', message: 'Selected' }),
    dialog: t({ id: 'game.lightbox.dialog', message: 'Image gallery' }),
    close: t({ id: 'game.lightbox.close', message: 'Close' }),
    previous: t({ id: 'game.lightbox.previous', message: 'Previous image' }),
    next: t({ id: 'game.lightbox.next', message: 'Next image' }),
    position: ({ index, total }) =>
      t({ id: 'game.lightbox.position', message: `Image ${index} of ${total}` }),
    announcement: ({ index, total, description }) =>
      t({ id: 'game.lightbox.announcement', message: `Image ${index} of ${total}, ${description}` }),
    zoom: {
      zoom: t({ id: 'game.lightbox.zoom', message: 'Zoom' }),
      zoomIn: t({ id: 'game.lightbox.zoomIn', message: 'Zoom in' }),
      zoomOut: t({ id: 'game.lightbox.zoomOut', message: 'Zoom out' }),
      level: ({ percent }) => t({ id: 'game.lightbox.zoomLevel', message: `${percent}%` }),
      reset: ({ percent }) =>
        t({ id: 'game.lightbox.zoomReset', message: `${percent}%, show the whole image` }),
      announcement: ({ percent }) => t({ id: 'game.lightbox.zoomed', message: `Zoom ${percent}%` }),
    },
  };
}
