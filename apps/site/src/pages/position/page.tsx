import './position.css';
import { POSITION_ROLE_NAMES, POSITION_ROLES, type PositionRole } from '@fatal/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { fromStem, Advisory, Button, Tag, Picture } from '@gloam/ui';
import { useEffect } from 'react';
import { positions } from '#content/positions';
import { useCategoryTags } from '../../layout/use-category.ts';
import { readers, tasks } from '#content/position-tasks';
import type { Position } from '../../../build/content/types.ts';
import { PrintedFrom } from '../../layout/printed-from.tsx';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';
import type { PageHead, PageProps, RouteParams } from '../../routes/route-types.ts';
import { OtherPositions } from './other-positions.tsx';
import { WorkFacts } from './work-facts.tsx';
import { RoleApplication } from './role-application.tsx';

/** Roles whose pages mark the body as loading (Spec 9.4). */
const LOADING_ROLES: readonly PositionRole[] = ['animator', 'programmer'];
/** Duration of the mark, in milliseconds. */
const LOADING = 100;

function positionOf({ role }: RouteParams): Position {
  const position = positions.find((one) => one.role === role);
  if (!position) throw new Error(`Unknown position "${String(role)}".`);
  return position;
}

export const addresses = () => POSITION_ROLES.map((role) => `/join-us/${role}`);

export function head(params: RouteParams): PageHead {
  const { opening, summary, image } = positionOf(params);
  return { title: opening, description: summary, picture: image.picture };
}

export function Page({ params }: PageProps) {
  const { t, i18n } = useLingui();
  const position = positionOf(params);
  const { responsibilities, requirements } = tasks[position.role];
  const tags = useCategoryTags()(position.category);
  useLoadingClass(LOADING_ROLES.includes(position.role));

  return (
    <>
      <section className="position-hero relative isolate">
        <Picture
          {...fromStem(position.image.picture)}
          className="position-banner"
          alt={i18n._(position.image.alt)}
          sizes="(max-width: 48rem) 240vw, 100vw"
          priority
        />
        <div className="mx-auto flex w-full max-w-page flex-wrap items-end justify-between gap-x-12 gap-y-6 px-margin">
          <div>
            <ul className="m-0 mb-4 flex list-none gap-2 p-0">
              {tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
            <h1 className="m-0 font-serif text-h1 font-light leading-none tracking-[-0.032em] text-text">
              {i18n._(position.title)}
            </h1>
          </div>
          <Button href="#apply" icon="arrow-right" className="max-sm:w-full max-sm:justify-between">
            <Trans id="position.apply">Apply</Trans>
          </Button>
        </div>
      </section>
      <div className="mx-auto max-w-page px-margin pt-12">
        <WorkFacts position={position} reader={readers[position.role]} />
      </div>
      <section className="mx-auto grid max-w-page gap-x-6 gap-y-12 px-margin pt-16 lg:grid-cols-12">
        <TextList
          className="lg:col-span-6"
          title={t({ id: 'position.responsibilities', message: 'You will' })}
          items={responsibilities.map((item) => i18n._(item))}
        />
        <TextList
          className="lg:col-span-5 lg:col-start-8"
          title={t({ id: 'position.requirements', message: 'You bring' })}
          items={requirements.map((item) => i18n._(item))}
        />
      </section>
      <div className="mx-auto max-w-page px-margin pt-16">
        <Advisory lead={<Trans id="position.unpaid.lead">This position is unpaid.</Trans>}>
          <Trans id="position.unpaid.text">
            Everyone here, leads included, is a volunteer who works remotely. Please apply only if that works
            for you.
          </Trans>
        </Advisory>
      </div>
      <PartErrorBoundary>
        <RoleApplication role={POSITION_ROLE_NAMES[position.role]} title={i18n._(position.title)} />
      </PartErrorBoundary>
      <OtherPositions current={position} />
      <PrintedFrom />
    </>
  );
}

function useLoadingClass(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const { classList } = document.body;
    classList.add('loading');
    const timer = setTimeout(() => {
      classList.remove('loading');
    }, LOADING);
    return () => {
      clearTimeout(timer);
      classList.remove('loading');
    };
  }, [active]);
}

function TextList({
  title,
  items,
  className,
}: {
  title: string;
  items: readonly string[];
  className: string;
}) {
  return (
    <div className={className}>
      <h2 className="m-0 mb-5 font-serif text-h3 font-light text-text">{title}</h2>
      <ul className="text-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
