import { Trans, useLingui } from '@lingui/react/macro';
import { studio } from '#content/press';

/** List of the player's actions. */
export function WhatYouDo() {
  const { i18n } = useLingui();
  return (
    <section className="game-page game-do">
      <h2 className="m-0 mb-5 font-serif text-h3 font-light text-text">
        <Trans id="game.do.title">What you do</Trans>
      </h2>
      <ul className="text-list">
        {studio.features.map((feature) => (
          <li key={feature.id}>{i18n._(feature)}</li>
        ))}
      </ul>
    </section>
  );
}
