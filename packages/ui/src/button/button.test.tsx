import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from './button.js';

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Apply</Button>);
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('type', 'button');
  });

  it('is a link if it has an address', () => {
    render(<Button href="/team">Team</Button>);
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/team');
  });

  it('renders the link with the given component', () => {
    render(
      <Button href="/team" linkComponent={({ href, children }) => <a href={`/x${href}`}>{children}</a>}>
        Team
      </Button>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/x/team');
  });
});
