import './not-found.css';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fromStem, StatusPage, Picture } from '@gloam/ui';
import { firstGame } from '../../model/games.ts';
import type { PageHead } from '../../routes/route-types.ts';
import darkroom from '../../../content/pictures/darkroom.json';

export const head = (): PageHead => ({
  title: msg({ id: 'shell.notFound.head', message: 'Page not found' }),
  description: msg({ id: 'shell.notFound.description', message: 'There’s no page at this web address.' }),
  noIndex: true,
  picture: 'darkroom',
});

export function Page() {
  return (
    <StatusPage
      className="not-found"
      code="404"
      title={<Trans id="shell.notFound.title">This frame was never exposed.</Trans>}
      text={
        <Trans id="shell.notFound.text">
          There’s no page at this web address. It may have moved, or the link may be missing a letter.
        </Trans>
      }
      href="/"
      linkText={<Trans id="shell.notFound.link">Go to the home page</Trans>}
      more={[
        { href: '/news', text: <Trans id="shell.footer.news">News</Trans> },
        { href: firstGame.page ?? '/', text: firstGame.title },
      ]}
      picture={
        <Picture
          {...fromStem(darkroom)}
          alt=""
          decorative
          priority
          position="0% 50%"
          sizes="(max-width: 40rem) max(100vw, 77vh), max(100vw, 178vh)"
        />
      }
    />
  );
}
