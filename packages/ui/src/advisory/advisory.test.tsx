import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from './advisory.stories.js';

const { Default } = composeStories(stories);

it('is a note that stresses its first sentence and separates it from the rest', () => {
  render(<Default />);
  expect(screen.getByRole('note')).toHaveTextContent(/^This position is unpaid. Everyone here/);
  expect(screen.getByRole('strong')).toHaveTextContent('This position is unpaid.');
});
