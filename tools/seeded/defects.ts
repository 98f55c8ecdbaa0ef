/** A check that can find a defect, by the name it has in `npm test`. */
export type Check = 'strings' | 'unit' | 'visual' | 'journeys';

/** One mistake that somebody could make, and who has to see it. */
export interface Defect {
  /** What goes wrong for whom. */
  name: string;
  file: string;
  /** What stands in the file, once, and what the mistake makes of it. */
  from: string | RegExp;
  to: string;
  check: Check;
  /** Names the part of the check that sees it: a path of tests, or of pictures. Default: all of the check runs. */
  where?: string;
}

const API = 'apps/api/src';
const UI = 'packages/ui/src';
const SITE = 'apps/site/src';

/** Defects of every kind that has ever been found here, or that a visitor would find first. */
export const defects: readonly Defect[] = [
  // The wrong language
  {
    name: 'Who asks for Austrian German is answered in English',
    file: `${API}/messages/accepted-locale.ts`,
    from: "range.split('-')[0]?.toLowerCase()",
    to: 'range.toLowerCase()',
    check: 'unit',
    where: 'apps/api/src/messages',
  },
  {
    name: 'The chosen language is forgotten with the next page',
    file: `${API}/plugins/pages/page-locale.ts`,
    from: 'locale: stored ?? locales[0]',
    to: 'locale: locales[0]',
    check: 'unit',
    where: 'apps/api/src/plugins/pages',
  },
  {
    name: 'Search engines are told of a language "jp"',
    file: 'apps/site/prerender/head.ts',
    from: 'hreflang: languageTag(other)',
    to: 'hreflang: other',
    check: 'unit',
    where: 'apps/site/prerender',
  },
  {
    name: 'One sentence has no Japanese',
    file: 'apps/site/locales/home/jp.po',
    from: /(?<=msgid "home\.about\.support"\nmsgstr ").+(?=")/,
    to: '',
    check: 'strings',
  },
  // Forms: lost, doubled, wrong
  {
    name: 'A retry after a lost answer is stored twice',
    file: `${SITE}/forms/use-submission.ts`,
    from: 'attempt.current?.text !== text ||',
    to: 'attempt.current?.text !== undefined ||',
    check: 'unit',
    where: 'apps/site/src/forms',
  },
  {
    name: 'The server forgets what a repeated request was answered',
    file: `${API}/store/idempotency.ts`,
    from: 'row.body_hash !== bodyHash',
    to: 'row.body_hash === bodyHash',
    check: 'unit',
    where: 'apps/api/src/store',
  },
  {
    name: 'A draft is offered and never filled in',
    file: `${UI}/draft-notice/use-draft.ts`,
    from: 'onRestore(offer.values as Partial<Values>);',
    to: 'onRestore({});',
    check: 'unit',
    where: 'packages/ui/src/draft-notice',
  },
  {
    name: 'After a refused form the focus stays on the button',
    file: `${UI}/form/use-form-focus.ts`,
    from: '!form.current?.contains(focused)) target.focus();',
    to: '!form.current?.contains(focused)) return;',
    check: 'unit',
    where: 'packages/ui/src/form/',
  },
  {
    name: 'The form opens again after its closing for as long as the grace lasts',
    file: 'packages/contracts/src/settings.ts',
    from: 'now >= Date.parse(applicationsCloseAt) + grace',
    to: 'now >= Date.parse(applicationsCloseAt) - grace',
    check: 'unit',
    where: 'packages/contracts/test',
  },
  {
    name: 'A résumé of 100 MB is taken',
    file: 'packages/contracts/src/event-application.ts',
    from: '10 * 1024 * 1024',
    to: '100 * 1024 * 1024',
    check: 'unit',
    where: 'packages/contracts/test',
  },
  {
    name: 'People who think before they send count as programs',
    file: 'packages/contracts/src/spam.ts',
    from: 'elapsed < FASTEST_PERSON',
    to: 'elapsed > FASTEST_PERSON',
    check: 'unit',
    where: 'packages/contracts/test',
  },
  {
    name: 'What was typed is lost when the page has to load itself anew',
    file: `${SITE}/start/reload-page.ts`,
    from: "    keepTyped();\n    window.addEventListener('pagehide', keepTyped);\n",
    to: '',
    check: 'journeys',
    where: 'missing-files',
  },
  // The gate
  {
    name: 'Who is sixteen today is refused',
    file: `${UI}/age-gate/age-gate.logic.ts`,
    from: 'today.getDate() >= day',
    to: 'today.getDate() > day',
    check: 'unit',
    where: 'packages/ui/src/age-gate',
  },
  {
    name: 'The gate lets in who has only opened it',
    file: `${SITE}/start/gate-flag.ts`,
    from: "return readStored(GATE_FLAG) === 'true';",
    to: 'return readStored(GATE_FLAG) !== null;',
    check: 'unit',
    where: 'apps/site/src/start',
  },
  {
    name: 'The cookie alone lets past the gate',
    file: `${SITE}/start/guard.ts`,
    from: "passed = localStorage.getItem(GATE_FLAG) === 'true';",
    to: 'passed = document.cookie.includes(GATE_FLAG);',
    check: 'unit',
    where: 'apps/site/src/start',
  },
  {
    name: 'A stranger is sent a page before the gate',
    file: `${API}/plugins/pages/before-gate.ts`,
    from: "headers['sec-fetch-dest'] === 'document' &&",
    to: "headers['sec-fetch-dest'] === 'iframe' &&",
    check: 'unit',
    where: 'apps/api/src/plugins/pages',
  },
  // The content
  {
    name: 'A draft is published',
    file: 'apps/site/build/content/collections/news.ts',
    from: 'if (!drafts && isDraft(reader, file)) return [];',
    to: 'if (drafts && isDraft(reader, file)) return [];',
    check: 'unit',
    where: 'apps/site/build/content',
  },
  // The server
  {
    name: 'What is not there is answered with 200',
    file: `${API}/plugins/pages/pages.ts`,
    from: 'known === NOT_FOUND_PATH ? 404 : 200',
    to: '200',
    check: 'unit',
    where: 'apps/api/src/plugins/pages',
  },
  {
    name: 'A page is refused its own styles',
    file: `${API}/site/documents.ts`,
    from: '/<style>(.*?)<\\/style>/gs',
    to: '/<style>(.*?)<\\/styles>/gs',
    check: 'unit',
    where: 'apps/api/src/site',
  },
  {
    name: 'Nobody is ever limited',
    file: `${API}/plugins/rate-limits.ts`,
    from: 'if (!counted || counted.withinLimit) return',
    to: 'if (!counted || !counted.withinLimit) return',
    check: 'unit',
    where: 'apps/api/src/plugins/rate-limits',
  },
  {
    name: "What a stranger writes is markup in the studio's mail",
    file: `${API}/delivery/mails/render.ts`,
    from: '${escapeHtml(harmless(value))}',
    to: '${harmless(value)}',
    check: 'unit',
    where: 'apps/api/src/delivery',
  },
  {
    name: 'A cell of the export is a formula',
    file: `${API}/cli/csv.ts`,
    from: 'escape_formulas: true',
    to: 'escape_formulas: false',
    check: 'unit',
    where: 'apps/api/src/cli',
  },
  {
    name: 'Mails that still wait are deleted by age',
    file: `${API}/store/purge.ts`,
    from: "        .where('state', 'not in', UNSENT)\n        .where('created_at', '<', before)\n        .limit(BATCH),",
    to: "        .where('created_at', '<', before)\n        .limit(BATCH),",
    check: 'unit',
    where: 'apps/api/src/store',
  },
  {
    name: 'Who withdraws leaves a file behind',
    file: `${API}/features/withdraw/routes.ts`,
    from: 'await deleteFiles(config.dataDir, withdrawn.files)',
    to: 'await deleteFiles(config.dataDir, [])',
    check: 'unit',
    where: 'apps/api/src/features',
  },
  // Components
  {
    name: 'The counter loses its leading zeros',
    file: `${UI}/digit-counter/digit-counter.logic.ts`,
    from: ".padStart(minDigits, '0')",
    to: '',
    check: 'unit',
    where: 'packages/ui/src/digit-counter',
  },
  {
    name: 'The first partner has nobody before it',
    file: `${UI}/partner-carousel/partner-carousel.logic.ts`,
    from: '(index - 1 + count) % count',
    to: 'Math.max(index - 1, 0)',
    check: 'unit',
    where: 'packages/ui/src/partner-carousel',
  },
  {
    name: 'The lightbox takes keys that belong to the browser',
    file: `${UI}/lightbox/use-lightbox-keys.ts`,
    from: 'event.defaultPrevented || combined',
    to: 'event.defaultPrevented',
    check: 'unit',
    where: 'packages/ui/src/lightbox',
  },
  {
    name: 'A closed dialog gives the focus to nobody',
    file: `${UI}/internal/use-modal.ts`,
    from: '  target.focus({ preventScroll: true });\n',
    to: '',
    check: 'unit',
    where: 'packages/ui/src/internal/use-modal',
  },
  {
    name: 'After a dialog a screen reader finds an empty page',
    file: `${UI}/internal/use-modal.ts`,
    from: '      showOthers.current?.();\n      giveBack(',
    to: '      giveBack(',
    check: 'unit',
    where: 'packages/ui/src/internal/use-modal',
  },
  {
    name: 'A button without a name',
    file: `${UI}/video-modal/video-modal.tsx`,
    from: '          aria-label={labels.play({ title })}\n',
    to: '',
    check: 'unit',
    where: 'packages/ui/src/video-modal',
  },
  {
    name: 'Captions that are too dark to read',
    file: `${UI}/tokens.ts`,
    from: "'#8f979b'",
    to: "'#5f676b'",
    check: 'unit',
    where: 'packages/ui/test',
  },
  {
    name: 'A component that is wider than a narrow phone',
    file: `${UI}/accordion/accordion.css`,
    from: '  .gloam-accordion-item {\n    display: grid;',
    to: '  .gloam-accordion-item {\n    min-inline-size: 24rem;\n    display: grid;',
    check: 'unit',
    where: 'packages/ui/test/browser',
  },
  {
    name: 'A button that is two pixels taller',
    file: `${UI}/button/button.css`,
    from: 'min-block-size: 3.5rem;',
    to: 'min-block-size: 3.625rem;',
    check: 'visual',
    where: 'button',
  },
  // The site in a browser
  {
    name: 'A linked question stays closed',
    file: `${UI}/accordion/accordion.tsx`,
    from: '    show([linked]);\n',
    to: '',
    check: 'journeys',
    where: 'accordion',
  },
  {
    name: 'Nothing can be read on paper',
    file: `${SITE}/print.css`,
    from: '    --gloam-color-text: #000;',
    to: '    --gloam-color-text: #fff;',
    check: 'journeys',
    where: 'print',
  },
  {
    name: 'Pictures below the fold are fetched at once',
    file: `${UI}/picture/picture.tsx`,
    from: "loading: priority ? 'eager' : 'lazy',",
    to: "loading: 'eager',",
    check: 'journeys',
    where: 'e2e/budgets',
  },
];
