/** The files in `public/images`, with their size in pixels. */
const size = { width: 1920, height: 1080 };

export const stills = [
  { ...size, src: '/images/stairs-1920.webp', alt: 'A stairwell, one bulb between its flights.' },
  { ...size, src: '/images/forest-1920.webp', alt: 'A forest path, white light between the trunks.' },
];
