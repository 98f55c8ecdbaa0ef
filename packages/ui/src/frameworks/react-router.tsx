'use client';

import { Link as RouterLink } from 'react-router';
import type { LinkProps } from '../internal/link.js';

/** A link through React Router: give it as `linkComponent`. Addresses of other sites stay plain links. */
export function Link({ href, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={href} />;
}
