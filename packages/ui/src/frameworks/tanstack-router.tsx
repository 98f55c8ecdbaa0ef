'use client';

import { Link as RouterLink, useRouter } from '@tanstack/react-router';
import type { LinkProps } from '../internal/link.js';

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const PARTS = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/;

/** A link through TanStack Router: give it as `linkComponent`. Addresses of other sites stay plain links. */
export function Link(props: LinkProps) {
  return ELSEWHERE.test(props.href) ? <a {...props} /> : <PathLink {...props} />;
}

function PathLink({ href, ...rest }: LinkProps) {
  const { parseSearch } = useRouter().options;
  const [, path, query = '', hash] = PARTS.exec(href) ?? [];
  return <RouterLink {...rest} to={path || '.'} search={parseSearch(query)} hash={hash} />;
}
