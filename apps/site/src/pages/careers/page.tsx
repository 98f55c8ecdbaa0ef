import './careers.css';
import { msg } from '@lingui/core/macro';
import { PartBoundary } from '../../shared/part-boundary.tsx';
import type { PageHead } from '../../routes/route-types.ts';
import { Openings } from './openings.tsx';
import { GeneralApplication } from './general-application.tsx';

const name = msg({ id: 'careers.head', message: 'Careers' });

export const head = (): PageHead => ({
  title: name,
  description: msg({
    id: 'careers.description',
    message:
      'Open positions, all remote and unpaid: rigging, animation, technical art, environments, characters, concept and effects.',
  }),
  picture: 'doorway',
});

export function Page() {
  return (
    <>
      <PartBoundary>
        <Openings name={name} />
      </PartBoundary>
      <PartBoundary>
        <GeneralApplication />
      </PartBoundary>
    </>
  );
}
