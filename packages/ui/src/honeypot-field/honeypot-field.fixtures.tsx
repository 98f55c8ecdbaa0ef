import { defineFixtures } from '../internal/fixtures.js';
import { HoneypotField } from './honeypot-field.js';

export const honeypotFieldFixtures = defineFixtures(HoneypotField, {
  basic: { name: 'form_note' },
});
