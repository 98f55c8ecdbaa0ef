// Declares the parts of the optional peers that are used. `npm run test:consumers -w @gloam/ui` builds with the real
// types.
declare module 'next/link.js' {
  const Link: import('react').ComponentType<import('../internal/link.js').LinkProps>;
  export default Link;
}

declare module 'next/image.js' {
  const Image: import('react').ComponentType<Omit<import('../picture/picture.js').RenderedImage, 'srcSet'>>;
  export default Image;
}

declare module '@tanstack/react-router' {
  export const Link: import('react').ComponentType<
    Omit<import('../internal/link.js').LinkProps, 'href'> & {
      to: string;
      search: object;
      hash: string | undefined;
    }
  >;
  export function useRouter(): { options: { parseSearch: (search: string) => object } };
}
