import type { ComponentPropsWithRef, ComponentType } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/**
 * The component that renders links within your site: it takes the props of `<a>` with a required `href`, such as a
 * thin wrapper of a router's link. Defaults to `<a>`.
 */
export type LinkComponent = ComponentType<LinkProps> | 'a';
