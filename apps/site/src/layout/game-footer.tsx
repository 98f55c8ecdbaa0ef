import { LOCALE_NAMES, LOCALES, languageTag } from '@fatal/contracts';
import { useLingui } from '@lingui/react/macro';
import { Wordmark } from '../brand/wordmark.tsx';
import { firstGame } from '../model/games.ts';
import { useSite } from '../routes/site-context.ts';

/** Footer of a game's page. The page has no navbar, so the footer includes the home link and the languages. */
export function GameFooter() {
  const { t } = useLingui();
  const { locale, setLocale, settings } = useSite();
  const { year } = settings;
  const { title } = firstGame;
  const code = locale.toUpperCase();
  const links = [
    ['/news', t({ id: 'shell.footer.news', message: 'News' })],
    ['/press', t({ id: 'shell.footer.press', message: 'Press' })],
    ['/terms-of-use', t({ id: 'shell.footer.terms', message: 'Terms of use' })],
    ['/privacy-policy', t({ id: 'shell.footer.privacy', message: 'Privacy policy' })],
  ] as const;
  return (
    <footer className="game-footer">
      <a
        href="/"
        className="game-footer-logo"
        aria-label={t({ id: 'shell.nav.logo', message: 'Fatal, home' })}
      >
        <Wordmark />
      </a>
      <p className="game-footer-copyright">
        {t({
          id: 'shell.footer.copyright',
          message: `© ${year} ${title}. All rights reserved.`,
        })}
      </p>
      <nav aria-label={t({ id: 'shell.nav.language', message: `${code}, choose the language` })}>
        <ul role="list" className="game-footer-links">
          {LOCALES.map((one) => (
            <li key={one}>
              <a
                className="game-footer-link"
                href={`?lang=${one}`}
                lang={languageTag(one)}
                hrefLang={languageTag(one)}
                aria-current={one === locale || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setLocale(one).catch(console.error);
                }}
              >
                {LOCALE_NAMES[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t({ id: 'shell.footer.label', message: 'Footer' })}>
        <ul role="list" className="game-footer-links">
          {links.map(([href, label]) => (
            <li key={href}>
              <a href={href} className="game-footer-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
