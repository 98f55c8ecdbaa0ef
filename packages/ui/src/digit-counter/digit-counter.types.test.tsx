import { expect, it } from 'vitest';
import { DigitCounter } from './digit-counter.js';

const labels = { spoken: ({ value }: { value: number }) => String(value) };

it('takes a number or none, and says it', () => {
  const counters = [
    <DigitCounter key="1" value={7} labels={labels} />,
    <DigitCounter key="2" value={null} labels={labels} />,

    // @ts-expect-error a number in words is not one
    <DigitCounter key="3" value="7" labels={labels} />,
    // @ts-expect-error digits are never read one by one
    <DigitCounter key="4" value={7} />,
    // @ts-expect-error nobody may forget the value
    <DigitCounter key="5" labels={labels} />,
    // @ts-expect-error it draws its own digits
    <DigitCounter key="6" value={7} labels={labels} children="7" />,
    // @ts-expect-error one sentence for every number would be wrong for most
    <DigitCounter key="7" value={7} labels={{ spoken: '7 wishlists' }} />,
  ];
  expect(counters).toHaveLength(7);
});
