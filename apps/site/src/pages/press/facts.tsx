import type { Sheet } from './sheet.ts';

/** Factsheet and list of games, beside the description, history and features. */
export function Facts({ sheet }: { sheet: Sheet }) {
  const { headings, facts, description, history, games, features } = sheet;
  return (
    <section className="press-facts mx-auto max-w-page px-margin pt-12 lg:pt-16" id="facts">
      <div className="press-factsheet">
        <h2 className="press-heading">{headings.facts}</h2>
        <dl className="press-list">
          {facts.map(({ term, text, href }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
            </div>
          ))}
        </dl>
        <h2 className="press-heading">{headings.games}</h2>
        <dl className="press-list">
          {games.map(({ name, subtitle, state }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {subtitle !== '' && <cite>{subtitle}</cite>}
                <span>{state}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="press-prose">
        <h2 className="press-heading">{headings.description}</h2>
        {description.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h2 className="press-heading">{headings.history}</h2>
        {history.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h2 className="press-heading">{headings.features}</h2>
        <ul className="text-list" role="list">
          {features.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
