import { Footer, Navbar, SectionHeading, SkipLink, StatList } from '@gloam/ui';
import { Contact } from './contact.tsx';
import { words } from './words.ts';

export function App() {
  return (
    <>
      <SkipLink>{words.skip}</SkipLink>
      <Navbar
        logo={<strong>Night Ferry</strong>}
        labels={words.navbar}
        items={[
          { label: 'Home', href: '/', current: true },
          { label: 'Contact', href: '#contact' },
        ]}
      />
      <main id="main" tabIndex={-1} className="page">
        <SectionHeading level={1} look="page">
          One boat, <em>no shore.</em>
        </SectionHeading>
        <StatList
          stats={[
            { value: '4', label: 'people on deck' },
            { value: '11', label: 'nights in the game' },
          ]}
        />
        <Contact />
      </main>
      <Footer
        labels={words.footer}
        lists={[{ heading: 'Studio', links: [{ label: 'Contact', href: '#contact' }] }]}
        copyright="© 2026 Night Ferry"
      />
    </>
  );
}
