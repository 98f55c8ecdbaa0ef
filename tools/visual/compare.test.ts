import { describe, expect, it } from 'vitest';
import { compareTolerantly, FIRM_STEPS } from './compare-tolerantly.ts';
import { compareStrictly, STRICT_PIXELS } from './compare.ts';
import { boxes, type Box } from './testing.ts';

const GROUND = '#0b0d0e';
const panel: Box = { left: 20, top: 20, width: 120, height: 40, hex: '#121517' };
/** Letters, as far as a comparison knows: small, with a rim of blends. */
const letters = (hex: string, rim: string, left = 30): Box[] =>
  Array.from({ length: 12 }, (_, at): Box[] => [
    { left: left + at * 8, top: 32, width: 2, height: 12, hex },
    { left: left + at * 8 + 2, top: 32, width: 1, height: 12, hex: rim },
  ]).flat();
const picture = (...list: Box[]) => boxes(160, 80, list);
const expected = picture(panel, ...letters('#bcbdb9', '#606263'));

describe('pictures of one browser', () => {
  it('are the same pixel for pixel', () => {
    const again = picture(panel, ...letters('#bcbdb9', '#606263'));
    expect(compareStrictly(expected, again)).toMatchObject({ isChange: false, size: 'nothing' });
  });

  it('may differ in a few pixels, wherever they are', () => {
    const odd = (height: number) => picture(panel, { left: 2, top: 2, width: 1, height, hex: '#ffffff' });
    const even = picture(panel);
    expect(compareStrictly(even, odd(STRICT_PIXELS)).isChange).toBe(false);
    expect(compareStrictly(even, odd(STRICT_PIXELS + 1)).isChange).toBe(true);
  });

  it('differ with one step of one colour', () => {
    const { isChange, marks, size } = compareStrictly(picture(panel), picture({ ...panel, hex: '#121518' }));
    expect({ isChange, size }).toEqual({ isChange: true, size: '4800 pixels' });
    expect(marks[20 * 160 + 20]).toBe(1);
    expect(marks[19 * 160 + 20]).toBe(0);
  });

  it('differ with their size; the frame of both is marked', () => {
    const { isChange, width, height, marks } = compareStrictly(boxes(40, 20, []), boxes(40, 22, []));
    expect({ isChange, width, height }).toEqual({ isChange: true, width: 40, height: 22 });
    expect(marks.filter((mark) => mark === 1)).toHaveLength(80);
  });
});

describe('pictures of two browsers', () => {
  const isChange = (actual: ReturnType<typeof picture>, before = expected) =>
    compareTolerantly(before, actual).isChange;

  it('may draw the rims of letters each in its own way', () => {
    expect(isChange(picture(panel, ...letters('#bcbdb9', '#84868a')))).toBe(false);
  });

  it(`may differ by ${String(FIRM_STEPS)} steps of a colour`, () => {
    expect(isChange(picture({ ...panel, hex: '#141719' }), picture(panel))).toBe(false);
  });

  it.each<[string, ReturnType<typeof picture>]>([
    ['a colour is three steps off', picture({ ...panel, hex: '#15181a' }, ...letters('#bcbdb9', '#606263'))],
    ['an area is a pixel wider', picture({ ...panel, width: 121 }, ...letters('#bcbdb9', '#606263'))],
    ['an area is a pixel lower', picture({ ...panel, top: 21 }, ...letters('#bcbdb9', '#606263'))],
    ['letters have another colour', picture(panel, ...letters('#8f979b', '#505356'))],
    ['letters have moved', picture(panel, ...letters('#bcbdb9', '#606263', 32))],
    ['a letter is missing', picture(panel, ...letters('#bcbdb9', '#606263').slice(2))],
    [
      'there is a new line',
      picture(panel, ...letters('#bcbdb9', '#606263'), { ...panel, top: 70, height: 1 }),
    ],
  ])('differ where %s', (_, actual) => {
    expect(isChange(actual)).toBe(true);
  });

  it('differ with their size', () => {
    expect(isChange(boxes(160, 81, [], GROUND), boxes(160, 80, [], GROUND))).toBe(true);
  });
});
