import './moved.css';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageTitle } from '../../layout/page-title.tsx';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';
import type { PageHead } from '../../routes/route-types.ts';
import { Rooms } from './rooms.tsx';

export const head = (): PageHead => ({
  title: msg({ id: 'moved.head', message: 'What has been moved' }),
  description: msg({
    id: 'moved.description',
    message:
      'Eight rooms of Fatal, each photographed twice from the same place. In each, one thing is no longer where it was. Find it.',
  }),
  picture: 'doorway',
});

export function Page() {
  return (
    <div className="mx-auto max-w-page px-margin pb-section pt-32 lg:pt-44">
      <PageTitle>
        <Trans id="moved.title">
          What has <em>been moved.</em>
        </Trans>
      </PageTitle>
      <p className="mb-0 mt-8 max-w-[38ch] font-serif text-lede">
        <Trans id="moved.lede">
          Every frame you recover shows a room as it was. Here are eight, each with the room as it is now. In
          every room, one thing has been moved.
        </Trans>
      </p>
      <PartErrorBoundary>
        <Rooms />
      </PartErrorBoundary>
    </div>
  );
}
