import { defineFixtures } from '../fixtures/fixture-set.js';
import { noticeLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { Notice } from './notice.js';

export const noticeFixtures = defineFixtures(Notice, {
  basic: {
    labels: noticeLabels,
    link: { label: 'Continue to Team', href: '#team' },
  },
  withText: {
    labels: noticeLabels,
    children: 'You came from a shared link.',
    link: { label: 'Continue to Careers', href: '#careers' },
  },
  longLabels: {
    labels: { region: 'Ursprüngliches Ziel', dismiss: 'Hinweis ausblenden' },
    children: 'Über einen geteilten Link gekommen?',
    link: {
      label: 'Weiter zu „Datenschutzerklärung für Bewerberinnen und Bewerber“',
      href: '#privacy',
    },
  },
  japanese: {
    labels: ja.noticeLabels,
    link: { label: '「メンバー募集とよくあるご質問」へ進む', href: '#careers' },
    lang: 'ja',
  },
});
