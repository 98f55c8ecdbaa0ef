import { describe, expect, it } from 'vitest';
import { lacks } from './storybook.ts';

const whole = { id: 'button', description: 'An action.', stories: [{ snippet: '<Button>Apply</Button>' }] };

describe('the manifest of Storybook', () => {
  it('is fine where every component has a description and a whole snippet', () => {
    expect(lacks([whole])).toEqual([]);
  });

  it.each([
    ['no description', { ...whole, description: '' }],
    ['no stories', { ...whole, stories: undefined }],
    ['no snippet', { ...whole, stories: [{ error: {} }] }],
    [
      'only snippets without their props',
      { ...whole, stories: [{ snippet: '<Button />', warning: 'Incomplete' }] },
    ],
  ])('is not fine with %s', (_, component) => {
    expect(lacks([whole, component])).toHaveLength(1);
  });
});
