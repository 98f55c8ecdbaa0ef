'use client';

import { Link as RouterLink, useRouter } from '@tanstack/react-router';
import type { LinkProps } from '../internal/link.js';

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const PARTS = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/;

/**
 * Renders a link through TanStack Router. Pass it as `linkComponent`. Links to other sites stay plain `<a>` elements.
 */
export function Link({ children, ...props }: LinkProps) {
  const Tag = ELSEWHERE.test(props.href) ? 'a' : PathLink;
  return <Tag {...props}>{children}</Tag>;
}

function PathLink({ href, ...rest }: LinkProps) {
  const { parseSearch } = useRouter().options;
  const [, path = '', query = '', hash] = PARTS.exec(href) ?? [];
  return <RouterLink {...rest} to={path === '' ? '.' : path} search={parseSearch(query)} hash={hash} />;
}
