import type { ComponentPropsWithRef, ComponentType } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/**
 * What draws an internal link: a component that takes the props of `<a>` with a required `href`,
 * such as a thin wrapper of a router's link. Default: `<a>` itself.
 */
export type LinkComponent = ComponentType<LinkProps> | 'a';
