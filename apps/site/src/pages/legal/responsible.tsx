import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '../../routes/site-context.ts';

/** Operator of the site, from the server's settings. */
export function Responsible() {
  const { name, address, email, register } = useSite().settings.studio;
  const rows: [id: string, term: ReactNode, value: ReactNode][] = [
    ['name', <Trans id="legal.studio.name">Run by</Trans>, name],
    ['address', <Trans id="legal.studio.address">By post</Trans>, address],
    ['email', <Trans id="legal.studio.email">Email</Trans>, <a href={`mailto:${email}`}>{email}</a>],
    ['register', <Trans id="legal.studio.register">Registration and tax number</Trans>, register],
  ];
  return (
    <dl className="legal-studio">
      {rows.map(([id, term, value]) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
