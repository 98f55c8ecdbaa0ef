import config from './playwright.config.ts';

const CHROMIUM = ['desktop', 'phone'];

/** The journeys in the other engines alone, so that they are a check of their own. */
export default {
  ...config,
  outputDir: '../../../reports/e2e-engines',
  projects: config.projects?.filter(({ name }) => !CHROMIUM.includes(name ?? '')),
};
