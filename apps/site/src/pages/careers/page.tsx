import './careers.css';
import { msg } from '@lingui/core/macro';
import { island } from '../../runtime/island.tsx';
import type { PageHead } from '../../runtime/route-types.ts';

const Openings = island(() => import('./openings.tsx').then((module) => module.Openings));
const GeneralApplication = island(() =>
  import('./general-application.tsx').then((module) => module.GeneralApplication),
);

export const preload = () => Promise.all([Openings.preload(), GeneralApplication.preload()]);

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
      <Openings name={name} />
      <GeneralApplication />
    </>
  );
}
