import type { ClosedLabels, DraftProps, FormLabels, FormProps, SentLabels } from '../form/form.js';
import type { FileFieldLabels } from '../file-field/index.js';
import type { AddressRowsLabels } from '../link-rows-field/index.js';

export interface EventApplicationFormValues {
  first_name: string;
  surname: string;
  email: string;
  /** The one-use code, as typed. */
  md_code: string;
  portfolio_links: { link: string }[];
  resume: File | null;
}

export interface EventApplicationFormLabels extends FormLabels, SentLabels, ClosedLabels {
  /** Label of `first_name`. */
  firstName: string;
  /** Label of `surname`. */
  surname: string;
  /** Label of `email`. */
  email: string;
  /** Label of `md_code`. */
  code: string;
  /** A sentence under the label of `md_code`, such as where the code stands. Default none. */
  codeHint?: string;
  /** Words of the portfolio's rows. */
  links: AddressRowsLabels;
  /** A sentence above the rows. Default none. */
  linksHint?: string;
  /** Name of one row's address in the error summary, such as "Link 2". `index` counts from 1. */
  linkField: (values: { index: number }) => string;
  /** Label of `resume`. */
  resume: string;
  /** A sentence under the label of `resume`, such as which files are taken. Default none. */
  resumeHint?: string;
  /** Words inside the file field. */
  resumeFile: FileFieldLabels;
}

interface OwnProps extends FormProps<EventApplicationFormValues> {
  /** What the fields hold at first; a file cannot be given. Default nothing. */
  defaultValues?: Partial<Omit<EventApplicationFormValues, 'resume'>> & { resume?: null };
  /** Most portfolio links. Default 5. */
  maxLinks?: number;
  /** What the dialog of `resume` offers first, as in HTML. Default any file. */
  accept?: string;
  /** Applied to an address when its input is left. Default: adds `https://` where there is no scheme. */
  normalizeLink?: (link: string) => string;
}

export type EventApplicationFormProps = OwnProps & DraftProps<EventApplicationFormLabels>;
