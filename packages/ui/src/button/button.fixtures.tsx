import { defineFixtures } from '../fixtures/fixture-set.js';
import { Button } from './button.js';

export const buttonFixtures = defineFixtures(Button, {
  basic: { children: 'Apply', icon: 'arrow-right' },
  outline: { children: 'Contact', variant: 'outline' },
  quiet: { children: 'Meet the team', variant: 'quiet', icon: 'arrow-right', href: '/team' },
  wide: { children: 'Enter', wide: true, icon: 'arrow-right' },
  disabled: { children: 'Sending…', 'aria-disabled': true },
  japanese: { children: '応募フォームへ進む', icon: 'arrow-right', lang: 'ja' },
  longLabel: {
    children: 'Datenschutzeinstellungen für die Bewerbung übernehmen und fortfahren',
    icon: 'arrow-right',
  },
});
