import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from './button.js';

describe('Button', () => {
  it('is a button that does not submit unless asked to', () => {
    render(<Button>Apply</Button>);
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('type', 'button');
  });

  it('is a link when it has an address', () => {
    render(<Button href="/team">Team</Button>);
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/team');
  });

  it('draws the link with the component given', () => {
    render(
      <Button href="/team" linkComponent={({ href, children }) => <a href={`/x${href}`}>{children}</a>}>
        Team
      </Button>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/x/team');
  });
});
