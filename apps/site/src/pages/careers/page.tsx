import './careers.css';
import { msg } from '@lingui/core/macro';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';
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
      <PartErrorBoundary>
        <Openings name={name} />
      </PartErrorBoundary>
      <PartErrorBoundary>
        <GeneralApplication />
      </PartErrorBoundary>
    </>
  );
}
