import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import * as stories from './radio-group.stories.js';

const { Default, Invalid, WithHints } = composeStories(stories);
const radio = (name: string) => screen.getByRole('radio', { name });

describe('RadioGroup', () => {
  it('submits the default value, or the option the visitor selects', async () => {
    const { container } = render(
      <form>
        <Default defaultValue="none" />
      </form>,
    );
    const answer = () => new FormData(container.querySelector('form') ?? undefined).get('answer');
    expect(answer()).toBe('none');
    await userEvent.click(screen.getByText('By telephone'));
    expect(answer()).toBe('phone');
  });

  it('shows the value of its parent when controlled', async () => {
    function Controlled() {
      const [value, setValue] = useState('email');
      return (
        <Default
          value={value}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== 'none') setValue(currentTarget.value);
          }}
        />
      );
    }
    render(<Controlled />);
    await userEvent.click(radio('Not at all'));
    expect(radio('By email')).toBeChecked();
    await userEvent.click(radio('By telephone'));
    expect(radio('By telephone')).toBeChecked();
  });

  it('describes the group by its error, and gives its id to the first radio button', () => {
    render(<Invalid id="form-answer" />);
    const group = screen.getByRole('radiogroup', { name: 'How may we answer?' });
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Choose one of these.');
    expect(radio('By email')).toHaveAttribute('id', 'form-answer');
  });

  it('describes an option by its hint, and disables single options', () => {
    render(<WithHints />);
    expect(screen.getByRole('radio', { description: 'To the address above.' })).toBeChecked();
    expect(radio('By post')).toBeDisabled();
  });

  it('renders nothing without options', () => {
    const { container } = render(<Default options={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
