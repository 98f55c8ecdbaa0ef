import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ContentWarning } from './content-warning.js';
import { contentWarningFixtures } from './content-warning.fixtures.js';

const { fixtures } = contentWarningFixtures;
const basicLabels = { title: 'Content warning', text: 'It may disturb.', close: 'Close' };
const region = () => screen.getByRole('region', { name: 'Content warning' });

describe('ContentWarning', () => {
  it('is a region named by its heading', () => {
    render(<ContentWarning {...fixtures.basic} headingLevel={3} />);
    expect(region()).toHaveTextContent('some people may find disturbing.');
    expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
  });

  it('names the age that it is given', () => {
    render(
      <ContentWarning
        advisoryAge={12}
        labels={{ ...basicLabels, text: ({ advisoryAge }) => `Not below ${String(advisoryAge)}.` }}
      />,
    );
    expect(region()).toHaveTextContent('Not below 12.');
    expect(region()).not.toHaveAttribute('advisoryage');
  });

  it('takes an age and a sentence for it together, or neither', () => {
    const boxes = [
      // @ts-expect-error an age that nothing says
      <ContentWarning key="1" advisoryAge={18} labels={basicLabels} />,
      // @ts-expect-error a sentence that lacks its age
      <ContentWarning key="2" labels={{ ...basicLabels, text: () => 'Text' }} />,
    ];
    expect(boxes).toHaveLength(2);
  });

  it('closes, and tells', async () => {
    const onOpenChange = vi.fn();
    render(<ContentWarning {...fixtures.basic} onOpenChange={onOpenChange} />);
    expect(region()).toHaveAttribute('data-state', 'open');
    await userEvent.click(screen.getByRole('button', { name: 'Close the warning' }));
    expect(region()).toHaveAttribute('data-state', 'closed');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays as its parent says', async () => {
    render(<ContentWarning {...fixtures.basic} open />);
    await userEvent.click(screen.getByRole('button'));
    expect(region()).toHaveAttribute('data-state', 'open');
  });

  // Spec 4.10
  it('comes back with the next visit', async () => {
    const { unmount } = render(<ContentWarning {...fixtures.basic} />);
    await userEvent.click(screen.getByRole('button'));
    unmount();
    render(<ContentWarning {...fixtures.basic} />);
    expect(region()).toHaveAttribute('data-state', 'open');
  });
});
