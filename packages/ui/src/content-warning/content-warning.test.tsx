import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contentWarningLabels as labels } from '../labels/en.js';
import { ContentWarning } from './content-warning.js';
import * as stories from './content-warning.stories.js';

const { Default } = composeStories(stories);
const region = () => screen.getByRole('region', { name: 'Content warning' });
const close = () => userEvent.click(screen.getByRole('button', { name: 'Close the warning' }));

describe('ContentWarning', () => {
  it('is a region named by its heading, at the given level', () => {
    render(<Default headingLevel={3} />);
    expect(region()).toHaveTextContent('some people may find disturbing.');
    expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
  });

  it('passes the advisory age to the text', () => {
    render(
      <ContentWarning
        advisoryAge={12}
        labels={{ ...labels, text: ({ advisoryAge }) => `Not below ${String(advisoryAge)}.` }}
      />,
    );
    expect(region()).toHaveTextContent('Not below 12.');
    expect(region()).not.toHaveAttribute('advisoryage');
  });

  it('requires an age and a text for it together', () => {
    const boxes = [
      // @ts-expect-error The text does not name the age.
      <ContentWarning key="1" advisoryAge={18} labels={labels} />,
      // @ts-expect-error The text has no age to name.
      <ContentWarning key="2" labels={{ ...labels, text: () => 'Text' }} />,
    ];
    expect(boxes).toHaveLength(2);
  });

  it('stays open while its parent keeps it open', async () => {
    render(<Default open />);
    await close();
    expect(region()).toHaveAttribute('data-state', 'open');
  });

  // Spec 4.10
  it('closes, and is open again on the next visit', async () => {
    const { unmount } = render(<Default />);
    await close();
    expect(region()).toHaveAttribute('data-state', 'closed');
    unmount();
    render(<Default />);
    expect(region()).toHaveAttribute('data-state', 'open');
  });
});
