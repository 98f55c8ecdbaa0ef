'use client';

import NextImage from 'next/image.js';
import NextLink from 'next/link.js';
import type { LinkProps } from '../internal/link.js';
import type { RenderedImage } from '../picture/picture.js';

/** A link through Next's router: give it as `linkComponent`, from a server component too. */
export function Link(props: LinkProps) {
  return <NextLink {...props} />;
}

/** An image through Next's image server: give it as `renderImage`, from a server component too. */
export function renderImage({ srcSet: _, ...image }: RenderedImage) {
  return <NextImage {...image} />;
}
