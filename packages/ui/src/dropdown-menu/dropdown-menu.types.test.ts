import { expect, it } from 'vitest';
import type { DropdownMenuItem } from './dropdown-menu.logic.js';

const act = () => undefined;

it('is a link, an action or what cannot be chosen, and never two of them', () => {
  const items: DropdownMenuItem[] = [
    { label: 'Link', href: '/a', current: true, onSelect: act },
    { label: 'Action', onSelect: act, current: false },
    { label: 'Disabled', disabled: true, explanation: 'Not yet' },

    // @ts-expect-error what cannot be chosen leads nowhere
    { label: 'Disabled link', href: '/a', disabled: true },
    // @ts-expect-error and does nothing
    { label: 'Disabled action', onSelect: act, disabled: true },
    // @ts-expect-error only what cannot be chosen explains why
    { label: 'Explained link', href: '/a', explanation: 'Why not' },
    // @ts-expect-error something has to happen
    { label: 'Nothing' },
  ];
  expect(items).toHaveLength(7);
});
