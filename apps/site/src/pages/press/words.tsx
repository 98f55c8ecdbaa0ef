import { Trans, useLingui } from '@lingui/react/macro';
import { gameDatabasePage, socialLinks, steamPage } from '#content/links';
import { useJoinFacts } from '../../layout/use-join-facts.ts';
import type { Sheet } from './sheet.ts';

/** Quotes, credits and external links. */
export function Words({ sheet: { headings, quotes, credits } }: { sheet: Sheet }) {
  const { t } = useLingui();
  const joined = useJoinFacts();
  const newTab = t({ id: 'shell.newTab', message: '(opens in a new tab)' });
  const elsewhere = [
    { name: t({ id: 'press.links.store', message: 'Fatal I on Steam' }), href: steamPage },
    {
      name: t({ id: 'press.links.database', message: 'Fatal I on IGDB' }),
      href: gameDatabasePage,
    },
    ...socialLinks,
  ];
  return (
    <section className="press-section press-words" id="words">
      <div>
        <h2 className="press-heading">{headings.quotes}</h2>
        {quotes.map(({ text, author, source, href }) => (
          <figure key={text} className="press-quote">
            <blockquote>{text}</blockquote>
            <figcaption>
              <Trans id="press.quoted">
                {author}, <a href={href}>{source}</a>
              </Trans>
            </figcaption>
          </figure>
        ))}
      </div>
      <div>
        <h2 className="press-heading">{headings.credits}</h2>
        <dl className="press-list">
          {credits.map(({ name, titles }) => (
            <div key={name}>
              <dt>{joined(titles)}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
        <p className="press-note">
          <a href="/team">
            <Trans id="press.credits.all">Everybody who makes Fatal, craft by craft</Trans>
          </a>
        </p>
        <h2 className="press-heading press-links-heading">
          <Trans id="press.links">Links</Trans>
        </h2>
        <ul className="press-links" role="list">
          {elsewhere.map(({ name, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <span>{name}</span> <span className="sr-only">{newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
