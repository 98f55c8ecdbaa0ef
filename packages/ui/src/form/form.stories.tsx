import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../checkbox/checkbox.js';
import { FileField } from '../file-field/file-field.js';
import { sampleDraft } from '../fixtures/samples/drafts.js';
import {
  sampleErrors,
  sampleFailure,
  sampleLinks,
  samplePlatforms,
  samplePrefixes,
  samplePrivacyNote,
} from '../fixtures/samples/forms.js';
import {
  draftNoticeLabels,
  fileFieldLabels,
  formLabels,
  linkRowsFieldLabels,
  phoneFieldLabels,
  textareaFieldLabels,
} from '../labels/en.js';
import { LinkRowsField } from '../link-rows-field/link-rows-field.js';
import { Form } from './form.js';
import type { FormField } from './form-fields.js';
import type { FormProps } from './form-props.js';

/** Drops `defaultValue`, so that a draft does not restore a consent. */
const consent: FormField = {
  name: 'consent',
  label: 'You may answer me by email',
  render: ({ defaultValue: _, ...control }) => <Checkbox {...control} />,
};

/** A field of every kind. */
const fields = [
  { name: 'name', label: 'Name', width: 'half', autoComplete: 'name' },
  { name: 'email', kind: 'email', label: 'Email', width: 'half', hint: 'We answer to this one.' },
  {
    name: 'phone',
    kind: 'phone',
    label: 'Phone',
    optional: true,
    prefixes: samplePrefixes,
    labels: phoneFieldLabels,
  },
  { name: 'website', kind: 'url', label: 'Website', placeholder: 'https://', optional: true },
  { name: 'day', kind: 'date', label: 'Day of your visit', width: 'half' },
  {
    name: 'tour',
    kind: 'select',
    label: 'Tour',
    width: 'half',
    placeholder: 'Choose one',
    options: [
      { value: 'cellars', label: 'The cellars' },
      { value: 'other', label: 'Something else' },
    ],
  },
  { name: 'other_tour', label: 'Tell us what', visibleWhen: { tour: 'other' } },
  {
    name: 'group',
    kind: 'radio',
    label: 'Who is coming?',
    options: [
      { value: 'one', label: 'Only me' },
      { value: 'many', label: 'A group' },
    ],
  },
  {
    name: 'links',
    kind: 'links',
    control: LinkRowsField,
    label: 'Links',
    platforms: samplePlatforms,
    maxRows: 3,
    labels: linkRowsFieldLabels,
  },
  {
    name: 'message',
    kind: 'textarea',
    label: 'Message',
    rows: 6,
    advisedLength: 500,
    labels: textareaFieldLabels,
  },
  {
    name: 'list',
    kind: 'file',
    control: FileField,
    label: 'List of guests',
    optional: true,
    accept: '.pdf',
    labels: fileFieldLabels,
  },
  { name: 'news', kind: 'checkbox', label: 'Write to me about other tours', optional: true },
  consent,
] as const satisfies readonly FormField[];

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    id: 'visit',
    title: 'Visit us.',
    note: 'On the first Sunday of each month.',
    status: 'editing',
    fields,
    onSubmit: () => undefined,
    onCancel: () => undefined,
    labels: formLabels,
  } as FormProps,
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  args: {
    defaultValues: { name: 'Nerea', email: 'nerea@okafor', links: sampleLinks },
    errors: {
      email: sampleErrors.email,
      'links.1.link': sampleErrors.link,
      group: ['Choose one.'],
      consent: ['You need to agree.'],
      role: sampleErrors.position,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Who is coming?' }));
    await expect(canvas.getByRole('radio', { name: 'Only me' })).toHaveFocus();
  },
};

export const Sending: Story = { args: { status: 'sending' } };

export const Slow: Story = { args: { status: 'slow' } };

export const Failed: Story = { args: { status: 'failed', failureMessage: sampleFailure } };

export const Sent: Story = { args: { status: 'sent', reference: 'nerea@okafor.example' } };

/** With `sentMessage` the form stays after it is sent, empty again. */
export const Stays: Story = { args: { status: 'sent', sentMessage: 'See you on Sunday.' } };

export const Closed: Story = { args: { status: 'closed' } };

export const Stacked: Story = { args: { layout: 'stacked', title: undefined, note: undefined } };

/** A name, an email address, a message and a consent. */
export const Short: Story = {
  tags: ['visual'],
  args: {
    id: 'contact',
    title: 'Write to the studio.',
    note: 'Somebody reads everything.',
    fields: [
      { name: 'name', label: 'Name', autoComplete: 'name' },
      { name: 'email', kind: 'email', label: 'Email' },
      {
        name: 'message',
        kind: 'textarea',
        label: 'Message',
        rows: 6,
        placeholder: 'Max 500 char.',
        advisedLength: 500,
        labels: textareaFieldLabels,
      },
      consent,
    ],
    privacyNote: samplePrivacyNote,
    onSubmit: fn(),
    labels: { ...formLabels, submit: 'Send message' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Nerea Okafor');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'You may answer me by email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { name: 'Nerea Okafor', email: '', message: '', consent: 'on' },
      expect.anything(),
    );
  },
};

export const Draft: Story = {
  args: {
    draft: sampleDraft({ name: 'Nerea', tour: 'other', other_tour: 'The attic', links: sampleLinks }),
    labels: { ...formLabels, draft: draftNoticeLabels },
  },
};

export const RightToLeft: Story = { args: Invalid.args, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: Invalid.args, globals: { viewport: { value: 'narrow' } } };
