import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, Picture } from '@gloam/ui';
import { useState } from 'react';
import { positions } from '#content/positions';
import type { PositionRole } from '@fatal/contracts';

/** Roles in the order in which they work on a room. */
const ORDER: readonly PositionRole[] = [
  'concept',
  'hard-surface',
  'environment',
  'prop',
  'character',
  'rigger',
  'animator',
  'technical',
  'fx',
  'sound',
  'programmer',
];

const stages = ORDER.flatMap((role) => positions.filter((position) => position.role === role));

/** Pictures of a corridor at every stage of its making. The visitor steps through them by dragging or with the arrow keys. */
export function Corridor() {
  const { t, i18n } = useLingui();
  const [at, setAt] = useState(0);
  /** Whether the visitor has interacted with the slider. The pictures of all stages load then. */
  const [started, setStarted] = useState(false);
  const shown = stages[at] ?? stages[0];
  if (!shown) return null;

  const start = () => {
    setStarted(true);
  };
  const number = (value: number) => String(value).padStart(2, '0');

  return (
    <section className="mx-auto max-w-page px-margin pt-12 lg:pt-24">
      <h2 className="m-0 mb-4 font-serif text-h3 font-light text-text">
        <Trans id="careers.corridor.title">One corridor, eleven hands</Trans>
      </h2>
      <p className="m-0 mb-8 max-w-[48ch] text-text-body">
        <Trans id="careers.corridor.how">
          Drag across the picture to see what each craft adds, from the first sketch to the running game.
        </Trans>
      </p>
      <div className="corridor">
        {stages.map(
          ({ role, image }, stage) =>
            (started || stage === 0) && (
              <Picture
                key={role}
                {...fromStem(image.picture)}
                className="corridor-stage"
                alt={i18n._(image.alt)}
                aria-hidden={stage !== at}
                data-shown={stage <= at || undefined}
                priority={started}
                sizes="(max-width: 48rem) 164vw, (min-width: 90rem) 81rem, 92vw"
              />
            ),
        )}
        <input
          type="range"
          className="corridor-range"
          min={0}
          max={stages.length - 1}
          value={at}
          aria-label={t({ id: 'careers.corridor.stage', message: 'Stage of the corridor' })}
          aria-valuetext={`${String(at + 1)}, ${i18n._(shown.title)}`}
          onPointerEnter={start}
          onFocus={start}
          onChange={({ currentTarget }) => {
            setAt(currentTarget.valueAsNumber);
          }}
        />
      </div>
      <p className="corridor-caption">
        <span>
          {number(at + 1)} / {number(stages.length)}
        </span>
        <a href={`/join-us/${shown.role}`}>{i18n._(shown.title)}</a>
      </p>
    </section>
  );
}
