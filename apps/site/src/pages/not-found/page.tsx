import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fromStem, StatusPage, Picture } from '@gloam/ui';
import type { PageHead } from '../../routes/route-types.ts';
import darkroom from '../../../content/pictures/darkroom.json';
import darkroomUpright from '../../../content/pictures/darkroom-upright.json';

export const head = (): PageHead => ({
  title: msg({ id: 'shell.notFound.head', message: 'Page not found' }),
  description: msg({ id: 'shell.notFound.description', message: 'There’s no page at this web address.' }),
  noIndex: true,
  picture: 'darkroom',
});

export function Page() {
  return (
    <StatusPage
      code="404"
      title={<Trans id="shell.notFound.title">This frame was never exposed.</Trans>}
      text={
        <Trans id="shell.notFound.text">
          There’s no page at this web address. It may have moved, or the link may be missing a letter.
        </Trans>
      }
      href="/"
      linkText={<Trans id="shell.notFound.link">Go to the home page</Trans>}
      picture={
        <Picture
          {...fromStem(darkroom)}
          upright={fromStem(darkroomUpright)}
          alt=""
          decorative
          priority
          sizes="(max-aspect-ratio: 9/16) 240vw, max(100vw, 178vh)"
        />
      }
    />
  );
}
