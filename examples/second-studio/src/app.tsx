import { Accordion, DigitCounter, Footer, Navbar, SectionHeading, SkipLink, StatList } from '@gloam/ui';
import { useEffect, useState } from 'react';
import { Contact } from './contact.tsx';
import { LANGUAGES, type Language } from './words.ts';

export function App() {
  const [language, setLanguage] = useState<Language>('en');
  const { words } = LANGUAGES[language];

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const codes = Object.keys(LANGUAGES) as Language[];
  const links = [
    { label: words.links.questions, href: '#questions' },
    { label: words.links.contact, href: '#contact' },
  ];

  return (
    <>
      <SkipLink>{words.skip}</SkipLink>
      <Navbar
        logo={<strong>{words.name}</strong>}
        labels={words.navbar}
        items={links}
        language={{
          label: language.toUpperCase(),
          name: words.languageMenu,
          items: codes.map((code) => ({
            label: LANGUAGES[code].name,
            lang: code,
            current: code === language,
            onSelect: () => setLanguage(code),
          })),
        }}
      />
      <main id="main" tabIndex={-1}>
        <SectionHeading level={1} look="page">
          {words.headline[0]} <em>{words.headline[1]}</em>
        </SectionHeading>
        <StatList stats={words.stats} />
        <DigitCounter value={1204} labels={{ spoken: words.spokenWishlists }} />
        <section id="questions">
          <SectionHeading level={2}>{words.questionsTitle}</SectionHeading>
          <Accordion type="multiple" items={words.questions} labels={{}} />
        </section>
        <Contact words={words} />
      </main>
      <Footer
        labels={words.footer}
        lists={[{ heading: words.name, links }]}
        copyright={`© 2026 ${words.name}`}
      />
    </>
  );
}
