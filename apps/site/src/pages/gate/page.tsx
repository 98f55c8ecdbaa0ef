import './gate.css';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fromStem, ContentWarning, Picture } from '@gloam/ui';
import { Wordmark } from '../../brand/wordmark.tsx';
import { PartErrorBoundary } from '../../shared/part-error-boundary.tsx';
import type { PageHead } from '../../routes/route-types.ts';
import { GateForm } from './form.tsx';
import darkroom from '../../../content/pictures/darkroom.json';
import darkroomUpright from '../../../content/pictures/darkroom-upright.json';

export const head = (): PageHead => ({
  title: msg({ id: 'gate.head', message: 'Age check' }),
  description: msg({
    id: 'gate.description',
    message:
      'Age check: Fatal is a survival-horror series, and some of its images may be disturbing, so we ask for your date of birth first.',
  }),
  noIndex: true,
  picture: 'doorway',
});

/** Moves the focus to the page, because the button that closes the warning disappears with it. */
function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

export function Page() {
  const { t } = useLingui();
  return (
    <div className="gate-page">
      <Picture
        {...fromStem(darkroom)}
        upright={fromStem(darkroomUpright)}
        className="gate-picture"
        alt=""
        decorative
        sizes="(max-width: 64rem) 240vw, 100vw"
        priority
      />
      <div className="gate-mark">
        <span className="sr-only">Fatal</span>
        <Wordmark />
      </div>
      <PartErrorBoundary>
        <GateForm />
      </PartErrorBoundary>
      <ContentWarning
        className="gate-warning"
        onOpenChange={focusPage}
        labels={{
          title: t({ id: 'gate.warning.title', message: 'Content warning' }),
          text: t({
            id: 'gate.warning.text',
            message:
              'This site has images and themes that some people may find disturbing, so we ask your age first. We recommend the site for people aged 18 or over.',
          }),
          close: t({ id: 'gate.warning.close', message: 'Close the content warning' }),
        }}
      />
    </div>
  );
}
