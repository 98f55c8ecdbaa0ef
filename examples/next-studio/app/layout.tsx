import './app.css';
import { SkipLink } from '@gloam/ui';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteNavbar } from './site-navbar';

export const metadata = { title: 'Studio Dune', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <NextIntlClientProvider>
          <SkipLink>Skip to content</SkipLink>
          <SiteNavbar />
          <main id="main" tabIndex={-1} className="mx-auto max-w-5xl px-6 pb-24 pt-32">
            {children}
          </main>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
