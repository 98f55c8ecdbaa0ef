import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Picture } from '../picture/picture.js';
import { StatusPage } from './status-page.js';

const meta = {
  title: 'Pages/Status page',
  component: StatusPage,
  parameters: { layout: 'fullscreen' },
  args: {
    code: '404',
    title: 'This frame was never exposed.',
    text: 'The page may have moved, or the address has a slip in it.',
    href: '/',
    linkText: 'Back to the start',
    picture: <Picture {...samplePictures.darkroom} alt="" decorative priority position="16% 50%" />,
  },
} satisfies Meta<typeof StatusPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const WithoutPicture: Story = {
  tags: ['visual'],
  args: { code: '500', picture: undefined, text: undefined },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    title: 'Diese Einzelbildaufnahme wurde niemals belichtet.',
    text: 'Möglicherweise wurde die gewünschte Seite verschoben, oder in der Adresszeile steckt ein Schreibfehler.',
    linkText: 'Zurück zur Hauptübersichtsseite',
    more: [
      { href: '/news', text: 'Neuigkeiten und Ankündigungen' },
      { href: '/games', text: 'Spieleübersicht' },
    ],
  },
};

/** The title may span the full width. */
export const Japanese: Story = {
  args: {
    lang: 'ja',
    title: 'この一枚は露光されていません。',
    text: 'ページが移動したか、アドレスに誤りがあります。',
    linkText: 'ホームへ戻る',
  },
};

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
