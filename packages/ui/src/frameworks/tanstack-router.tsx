'use client';

import { Link as RouterLink, useRouter } from '@tanstack/react-router';
import type { LinkProps } from '../internal/link.js';

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const PARTS = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/;

/** A link through TanStack Router: give it as `linkComponent`. Addresses of other sites stay plain links. */
export function Link({ children, ...props }: LinkProps) {
  const Tag = ELSEWHERE.test(props.href) ? 'a' : PathLink;
  return <Tag {...props}>{children}</Tag>;
}

function PathLink({ href, ...rest }: LinkProps) {
  const { parseSearch } = useRouter().options;
  const [, path = '', query = '', hash] = PARTS.exec(href) ?? [];
  return <RouterLink {...rest} to={path === '' ? '.' : path} search={parseSearch(query)} hash={hash} />;
}
