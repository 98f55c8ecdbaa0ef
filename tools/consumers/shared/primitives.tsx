// The seven interactive primitives of Gloam, with the words of whoever installs it. Every consumer draws this file.
import {
  Accordion,
  AgeGate,
  ContactPanel,
  DigitCounter,
  DropdownMenu,
  fromStem,
  Gallery,
  VideoModal,
} from '@gloam/ui';

const picture = fromStem({ path: '/frame', width: 16, height: 9, widths: [16] });

export function Primitives() {
  return (
    <>
      <DropdownMenu
        label="Games"
        labels={{}}
        items={[
          { label: 'Low Tide', href: '#low-tide', current: true },
          { label: 'Unnamed', disabled: true, explanation: 'Not announced yet' },
        ]}
      />
      <DigitCounter value={2487} labels={{ spoken: ({ value }) => `${String(value)} wishlists` }} />
      <Accordion
        type="single"
        headingLevel={2}
        items={[
          { id: 'what', title: 'What is it?', content: 'A game about a ferry.' },
          { id: 'when', title: 'When is it?', content: 'Next autumn.' },
        ]}
        labels={{}}
      />
      <Gallery
        images={[
          { ...picture, alt: 'A pier at night.' },
          { ...picture, alt: 'A lamp behind glass.' },
        ]}
        history={false}
        labels={{
          dialog: 'Pictures',
          close: 'Close',
          previous: 'Previous picture',
          next: 'Next picture',
          selected: 'Selected',
          position: ({ index, total }) => `Picture ${String(index)} of ${String(total)}`,
          announcement: ({ index, total, description }) =>
            `Picture ${String(index)} of ${String(total)}, ${description}`,
        }}
      />
      <ContactPanel
        name="Ada Holm"
        email="ada@studio.example"
        labels={{
          contact: 'Contact',
          contactName: ({ name }) => `Contact ${name}`,
          panel: ({ name }) => `Ways to reach ${name}`,
          emailPending: 'The address is on its way.',
          close: 'Close',
          newTab: '(opens in a new tab)',
        }}
      />
      <VideoModal
        title="Teaser"
        poster={<img src="/frame.png" alt="" width="16" height="9" />}
        media={{ embed: { src: 'about:blank', href: 'https://video.example/watch' } }}
        labels={{
          play: ({ title }) => `Play video: ${title}`,
          close: 'Close the film',
          watch: 'Watch at the source',
          newTab: '(opens in a new tab)',
        }}
      />
      <AgeGate
        title="How old are you?"
        languages={[{ value: 'en', label: 'English', lang: 'en' }]}
        regions={[{ value: 'eu', label: 'Europe' }]}
        language="en"
        onLanguageChange={() => undefined}
        minAge={16}
        now={() => new Date()}
        onPass={() => undefined}
        privacyNotice="Only language, region and age in years are sent."
        labels={{
          language: 'Language',
          region: 'Region',
          birthDate: 'Date of birth',
          submit: 'Enter',
          sending: 'Opening…',
          required: 'Please give your date of birth.',
          underAge: ({ minAge }) => `You must be at least ${String(minAge)} years old to enter.`,
          checkDate: 'Please check the year.',
          sendFailed: 'That did not go through. Please try again.',
          privacySummary: 'What happens to these answers?',
          noScript: 'This page needs JavaScript to let you in.',
        }}
      />
    </>
  );
}
