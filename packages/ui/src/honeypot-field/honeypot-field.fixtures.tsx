import { defineFixtures } from '../fixtures/fixture-set.js';
import { HoneypotField } from './honeypot-field.js';

export const honeypotFieldFixtures = defineFixtures(HoneypotField, {
  basic: { name: 'form_note' },
});
