import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RadioGroup } from './radio-group.js';
import { radioGroupFixtures } from './radio-group.fixtures.js';

const { basic, invalid, withHints } = radioGroupFixtures.fixtures;
const radio = (name: string) => screen.getByRole('radio', { name });

describe('RadioGroup', () => {
  it('has a name, and its answers have theirs', () => {
    render(<RadioGroup {...basic} />);
    expect(screen.getByRole('radiogroup', { name: 'How may we answer?' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
    expect(radio('By email')).toHaveAttribute('name', 'answer');
  });

  it('sends the answer that was chosen, and begins with the one given', async () => {
    const { container } = render(
      <form>
        <RadioGroup {...basic} defaultValue="none" />
      </form>,
    );
    const answer = () => new FormData(container.querySelector('form') ?? undefined).get('answer');
    expect(answer()).toBe('none');
    await userEvent.click(screen.getByText('By telephone'));
    expect(answer()).toBe('phone');
  });

  it('can be led from outside', async () => {
    function Controlled() {
      const [value, setValue] = useState('email');
      return (
        <RadioGroup
          {...basic}
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

  it('says the error of the group, and an error summary finds the first answer by the id', () => {
    render(<RadioGroup {...invalid} id="form-answer" />);
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one of these.');
    expect(radio('By email')).toHaveAttribute('id', 'form-answer');
    expect(screen.getByRole('radiogroup')).toBeInvalid();
  });

  it('describes an answer by its own hint, and leaves out what cannot be chosen', () => {
    render(<RadioGroup {...withHints} />);
    expect(screen.getByRole('radio', { description: 'To the address above.' })).toBeChecked();
    expect(radio('By post')).toBeDisabled();
  });

  it('is not drawn without answers', () => {
    const { container } = render(<RadioGroup {...basic} options={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
