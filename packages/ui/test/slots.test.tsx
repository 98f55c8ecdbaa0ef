// `render` and `classNames` work the same way in every component.
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../src/button/button.js';
import * as dialogStories from '../src/dialog/dialog.stories.js';
import { DropdownMenu } from '../src/dropdown-menu/dropdown-menu.js';
import * as dropdownMenuStories from '../src/dropdown-menu/dropdown-menu.stories.js';
import * as galleryStories from '../src/gallery/gallery.stories.js';
import * as lightboxStories from '../src/lightbox/lightbox.stories.js';
import mobileMenu from '../src/mobile-menu/mobile-menu.stories.js';
import { MobileMenu } from '../src/mobile-menu/mobile-menu.js';
import navbar from '../src/navbar/navbar.stories.js';
import { Navbar } from '../src/navbar/navbar.js';
import * as videoModalStories from '../src/video-modal/video-modal.stories.js';
import type { Render } from '../src/index.js';

const { Open: OpenDialog } = composeStories(dialogStories);
const { Open: OpenMenu } = composeStories(dropdownMenuStories);

/** Returns a class for each part. */
const classesFor = <Part extends string>(...parts: Part[]) =>
  Object.fromEntries(parts.map((part) => [part, `mine-${part}`])) as Record<Part, string>;

const lightboxParts = ['counter', 'button', 'figure', 'stage', 'caption'] as const;
const sheetParts = ['button', 'sheet', 'bar', 'navigation'] as const;
const { Captions } = composeStories(lightboxStories);
const { Default: Gallery } = composeStories(galleryStories);

const cases: Record<string, [ReactElement, Record<string, string>]> = {};
const add = (name: string, classes: Record<string, string>, element: ReactElement) => {
  cases[name] = [element, classes];
};

const dialogClasses = classesFor('close', 'frame', 'title', 'description');
add('Dialog', dialogClasses, <OpenDialog classNames={dialogClasses} />);
const menuClasses = classesFor('button', 'panel', 'item');
add('DropdownMenu', menuClasses, <OpenMenu classNames={menuClasses} />);
const lightboxClasses = classesFor(...lightboxParts);
add('Lightbox', lightboxClasses, <Captions classNames={lightboxClasses} />);
const galleryClasses = classesFor('lightbox', ...lightboxParts);
add(
  'Gallery',
  galleryClasses,
  <Gallery images={Captions.args.images} defaultIndex={0} classNames={galleryClasses} />,
);
const filmClasses = classesFor('button', 'dialog', 'close', 'frame', 'title');
const { Embed } = composeStories(videoModalStories);
add('VideoModal', filmClasses, <Embed defaultOpen classNames={filmClasses} />);
const sheetClasses = classesFor(...sheetParts);
add('MobileMenu', sheetClasses, <MobileMenu {...mobileMenu.args} defaultOpen classNames={sheetClasses} />);
add('Navbar', sheetClasses, <Navbar {...navbar.args} classNames={sheetClasses} />);

describe('classNames', () => {
  it.each(Object.entries(cases))('of %s are added to those of Gloam', async (_, [element, classes]) => {
    render(element);
    for (const name of Object.values(classes)) {
      await waitFor(() => {
        expect(document.querySelector(`.${name}`), name).not.toBeNull();
      });
      expect(document.querySelector(`.${name}`)?.className).toMatch(/\bgloam-/);
    }
  });
});

describe('render', () => {
  it('renders a button as another element, with its classes, content and attributes', async () => {
    const press = vi.fn();
    render(
      <Button
        variant="outline"
        icon="arrow-right"
        className="mine"
        aria-describedby="why"
        onClick={press}
        render={(attributes) => <summary {...attributes} />}
      >
        More
      </Button>,
    );
    const drawn = screen.getByText('More').closest('summary');
    expect(drawn).toHaveClass('gloam-button', 'mine');
    expect(drawn).toHaveAttribute('data-variant', 'outline');
    expect(drawn).toHaveAttribute('aria-describedby', 'why');
    expect(drawn?.querySelector('svg')).not.toBeNull();
    await userEvent.click(screen.getByText('More'));
    expect(press).toHaveBeenCalledOnce();
  });

  const drawLink: Render = ({ children, ...attributes }) => (
    <a data-mine="link" {...attributes}>
      {children}
    </a>
  );
  const select = vi.fn();
  const items = [
    { label: 'Team', href: '/team', render: drawLink },
    {
      label: 'Sign out',
      onSelect: select,
      render: (attributes: object) => <button type="submit" data-mine="action" {...attributes} />,
    },
  ];

  it('renders items of a menu', async () => {
    select.mockClear();
    render(<DropdownMenu label="Account" labels={{}} items={items} defaultOpen />);
    const menu = within(await screen.findByRole('menu'));
    const link = menu.getByRole('menuitem', { name: 'Team' });
    expect(link).toHaveAttribute('href', '/team');
    expect(link).toHaveAttribute('data-mine', 'link');
    const action = menu.getByRole('menuitem', { name: 'Sign out' });
    expect(action).toHaveAttribute('type', 'submit');
    expect(action).toHaveClass('gloam-dropdown-menu-item');
    await userEvent.click(action);
    expect(select).toHaveBeenCalledOnce();
  });

  it('renders the same items in the mobile menu', async () => {
    select.mockClear();
    render(<MobileMenu {...mobileMenu.args} items={[{ label: 'Account', items }]} defaultOpen />);
    expect(screen.getByText('Team').closest('a')).toHaveAttribute('data-mine', 'link');
    const action = screen.getByText('Sign out').closest('button');
    expect(action).toHaveAttribute('data-mine', 'action');
    await userEvent.click(screen.getByText('Sign out'));
    expect(select).toHaveBeenCalledOnce();
  });
});
