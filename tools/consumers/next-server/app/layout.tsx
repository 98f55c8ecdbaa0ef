import '@gloam/ui/page.css';
import '@gloam/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Consumer: next-server', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
