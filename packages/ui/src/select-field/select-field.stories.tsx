import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleErrors } from '../fixtures/samples/forms.js';
import { SelectField } from './select-field.js';

const meta = {
  title: 'Forms/Select field',
  component: SelectField,
  args: {
    label: 'How did you find us?',
    name: 'source',
    options: [
      { value: 'website', label: 'Website' },
      { value: 'friend', label: 'A friend' },
      { value: 'linkedin', label: 'LinkedIn', disabled: true },
      { value: 'other', label: 'Other' },
    ],
    placeholder: 'Choose one',
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Preselected: Story = {
  tags: ['visual'],
  args: {
    label: 'Language',
    name: 'language',
    defaultValue: 'es',
    placeholder: undefined,
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'es', label: 'Español', lang: 'es' },
    ],
  },
};

export const Invalid: Story = { tags: ['visual'], args: { errors: sampleErrors.required } };

export const LongLabels: Story = {
  args: {
    label: 'Wie bist du auf unsere Stellenausschreibungen aufmerksam geworden?',
    optionalLabel: 'Freiwillige Angabe',
    hint: 'Eine ungefähre Angabe genügt.',
    placeholder: undefined,
    options: [
      { value: 'friend', label: 'Empfehlung durch Freundinnen, Freunde oder Arbeitskolleginnen' },
      { value: 'other', label: '友人や知人からの紹介' },
    ],
  },
};
