import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.js';
import { footerLabels } from '../labels/en.js';
import { Footer } from './footer.js';

/** Tall slits across the page, in place of a wordmark. */
const ornament = (
  <svg viewBox="0 0 1296 340" focusable="false">
    <path
      d={Array.from(
        { length: 18 },
        (_, index) => `M${String(index * 73)} 0h14v340h-14zM${String(index * 73 + 28)} 0h14v340h-14z`,
      ).join('')}
    />
  </svg>
);

const social = [
  { label: 'X', href: 'https://x.example', external: true },
  { label: 'Instagram', href: 'https://instagram.example', external: true },
  { label: 'LinkedIn', href: 'https://linkedin.example', external: true },
  { label: 'YouTube', href: 'https://youtube.example', external: true },
  { label: 'ArtStation', href: 'https://artstation.example', external: true },
  { label: 'TikTok', href: 'https://tiktok.example', external: true },
];

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    labels: footerLabels,
    callToAction: {
      title: (
        <>
          Stand beside us in the dark. <em>Become a partner.</em>
        </>
      ),
      link: { label: 'Talk to the studio', href: '/support#contact' },
      action: <Button href="https://store.example">Wishlist</Button>,
    },
    lists: [
      {
        heading: 'Studio',
        links: [
          { label: 'Careers', href: '/careers' },
          { label: 'Artists', href: '/team' },
          { label: 'Contact', href: '/support#contact' },
          { label: 'FAQ', href: '/support#faq' },
        ],
      },
      { heading: 'Elsewhere', links: social },
      {
        heading: 'Small print',
        links: [
          { label: 'Terms of use', href: '/terms-of-use' },
          { label: 'Privacy policy', href: '/privacy-policy' },
        ],
      },
    ],
    copyright: '© 2026 Fatal: Unleashed Darkness. All rights reserved.',
    note: 'Made remotely, mostly after dark.',
    ornament,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const ListsOnly: Story = {
  args: {
    callToAction: undefined,
    lists: [
      { heading: 'Studio', links: [{ label: 'Home', href: '/' }] },
      { heading: 'Elsewhere', links: social.slice(0, 2) },
    ],
    note: undefined,
    ornament: undefined,
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    lang: 'de',
    labels: { navigation: 'Fußzeile', newTab: '(wird in einem neuen Tab geöffnet)' },
    callToAction: {
      title: (
        <>
          Partnerschaftsmöglichkeiten für Bildungseinrichtungen. <em>Werde Teil davon.</em>
        </>
      ),
      link: { label: 'Unverbindliches Gespräch mit dem Studio vereinbaren', href: '/support#contact' },
    },
    lists: [
      {
        heading: 'Stellenausschreibungen',
        links: [{ label: 'Initiativbewerbungen und Praktikumsplätze', href: '/careers' }],
      },
      {
        heading: 'ソーシャルメディア',
        links: [{ label: '公式アカウント', href: 'https://x.example', external: true }],
      },
      {
        heading: 'Rechtliches',
        links: [
          { label: 'Nutzungsbedingungen', href: '/terms-of-use' },
          { label: 'Datenschutzerklärung für Bewerberinnen und Bewerber', href: '/privacy-policy' },
        ],
      },
    ],
    copyright: '© 2026 Fatal: Unleashed Darkness. Alle Rechte vorbehalten.',
    note: 'Ortsunabhängig entstanden, meistens nach Einbruch der Dunkelheit.',
  },
};

/** The arrow of the call to action points the other way. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
