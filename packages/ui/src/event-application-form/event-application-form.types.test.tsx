import { expect, it } from 'vitest';
import { eventApplicationFormFixtures } from './event-application-form.fixtures.js';
import { EventApplicationForm } from './index.js';

const event = eventApplicationFormFixtures.fixtures.basic;

/** Never called: what must not compile stands under `@ts-expect-error`. */
export const compiled = () => [
  // @ts-expect-error A file is never there at first.
  <EventApplicationForm key="1" {...event} defaultValues={{ resume: new File([], 'cv.pdf') }} />,
  <EventApplicationForm
    key="2"
    {...event}
    onSubmit={({ portfolio_links, resume }, { trap, elapsed }) => {
      const size: number | undefined = resume?.size;
      // @ts-expect-error It is missing without a clock.
      const time: number = elapsed;
      return [portfolio_links.map(({ link }) => link.trim()), size, trap.trim(), time];
    }}
  />,
];

it('gives what was filled in, and takes no file: see what must not compile above', () => {
  expect(compiled).toBeTypeOf('function');
});
