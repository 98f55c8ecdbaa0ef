import { expect, it } from 'vitest';
import { SectionHeading } from './section-heading.js';

it('has an address only for words that can be pressed', () => {
  const headings = [
    <SectionHeading key="1">Prints</SectionHeading>,
    <SectionHeading key="2" end="29 frames">
      Prints
    </SectionHeading>,
    <SectionHeading key="3" end="All prints" endHref="/prints" linkComponent="a">
      Prints
    </SectionHeading>,

    // @ts-expect-error an address without words
    <SectionHeading key="4" endHref="/prints" children="Prints" />,
    // @ts-expect-error no link to draw
    <SectionHeading key="5" end="29 frames" linkComponent="a" children="Prints" />,
  ];
  expect(headings).toHaveLength(5);
});
