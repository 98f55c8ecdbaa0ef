'use client';

import { Link as RouterLink } from 'react-router';
import type { LinkProps } from '../internal/link.js';

/** Renders a link through React Router. Pass it as `linkComponent`. Links to other sites stay plain `<a>` elements. */
export function Link({ href, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={href} />;
}
