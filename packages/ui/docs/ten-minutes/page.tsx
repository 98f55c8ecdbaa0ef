import { Accordion, Footer, Gallery, Navbar, SectionHeading, SkipLink, StatList } from '@gloam/ui';
import { footerLabels, galleryLabels, navbarLabels } from '@gloam/ui/labels/en';
import { Contact } from './contact.tsx';
import { stills } from './stills.ts';

const links = [
  { label: 'Stills', href: '#stills' },
  { label: 'Questions', href: '#questions' },
  { label: 'Contact', href: '#contact' },
];

const questions = [
  { id: 'what', title: 'What is it?', content: 'A game about a ferry and the four people on it.' },
  { id: 'when', title: 'When does it come out?', content: 'Next autumn, for PC.' },
];

/** Focuses the top of the page after the gate. */
const focus = (element: HTMLElement | null) => element?.focus();

export function Page() {
  return (
    <>
      <SkipLink>Skip to the content</SkipLink>
      <Navbar
        logo={<strong>Night Ferry</strong>}
        items={links}
        labels={{ ...navbarLabels, home: 'Night Ferry, home' }}
      />
      <main id="main" tabIndex={-1} ref={focus} className="page">
        <SectionHeading level={1} look="page">
          One boat, <em>no shore.</em>
        </SectionHeading>
        <StatList
          stats={[
            { value: '4', label: 'people on deck' },
            { value: '11', label: 'nights in the game' },
          ]}
        />
        <section id="stills" className="part">
          <SectionHeading>Stills</SectionHeading>
          <Gallery large={2} images={stills} labels={galleryLabels} />
        </section>
        <section id="questions" className="part">
          <SectionHeading>Questions</SectionHeading>
          <Accordion type="multiple" items={questions} labels={{}} />
        </section>
        <Contact />
      </main>
      <Footer
        lists={[{ heading: 'Night Ferry', links }]}
        copyright="© 2026 Night Ferry"
        labels={footerLabels}
      />
    </>
  );
}
