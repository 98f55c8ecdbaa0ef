import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.js';

const box = () => screen.getByRole('checkbox');

function dataOf(container: HTMLElement) {
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return Object.fromEntries(new FormData(form));
}

describe('Checkbox', () => {
  it('is sent by its name only while it is ticked', async () => {
    const { container } = render(
      <form>
        <Checkbox label="News" name="news" />
      </form>,
    );
    expect(dataOf(container)).toEqual({});
    await userEvent.click(screen.getByText('News'));
    expect(dataOf(container)).toEqual({ news: 'on' });
  });

  it('takes links in its label', () => {
    render(
      <Checkbox
        name="consent"
        label={
          <>
            I have read the <a href="#policy">policy</a>
          </>
        }
      />,
    );
    expect(screen.getByRole('checkbox', { name: 'I have read the policy' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'policy' })).toBeInTheDocument();
  });

  it('ties hint and first error to the box', () => {
    render(<Checkbox label="News" name="news" hint="Twice a year." errors={['Needed.', 'Other.']} />);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Twice a year. Needed.');
    expect(screen.queryByText('Other.')).not.toBeInTheDocument();
  });
});
