'use client';

import NextImage from 'next/image.js';
import NextLink from 'next/link.js';
import type { LinkProps } from '../internal/link.js';
import type { RenderedImage } from '../picture/picture.js';

/** Renders a link through Next's router. Pass it as `linkComponent`, also from a server component. */
export function Link(props: LinkProps) {
  return <NextLink {...props} />;
}

/** Renders an image through Next's image optimizer. Pass it as `renderImage`, also from a server component. */
export function renderImage({ srcSet: _, ...image }: RenderedImage) {
  return <NextImage {...image} />;
}
