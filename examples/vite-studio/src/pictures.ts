import type { PictureImage } from '@gloam/ui';

/** The host of the pictures, which is not this site. */
const HOST = import.meta.env.VITE_PICTURES ?? 'https://pictures.example.com';

/** A picture of a host that makes every width on demand, as content systems do. */
export function picture(name: string): PictureImage {
  const at = (width: number) => `${HOST}/${name}.webp?width=${String(width)}`;
  return {
    src: at(1280),
    srcSet: [480, 960, 1280].map((width) => `${at(width)} ${String(width)}w`).join(', '),
    width: 1280,
    height: 720,
  };
}
