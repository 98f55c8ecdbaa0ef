import {
  applicationFields,
  contactFields,
  generalApplicationFields,
  type FieldTable,
} from '@fatal/contracts';
import type { ReactElement } from 'react';
import { describe } from 'vitest';
import { itHasEveryField } from '../testing/form-fields.tsx';
import { GeneralApplication } from './careers/general-application.tsx';
import { RoleApplication } from './position/role-application.tsx';
import { Contact } from './support/contact.tsx';

const ROLE = 'FX Artist';

const FORMS: [name: string, fields: FieldTable, form: ReactElement][] = [
  ['position', applicationFields, <RoleApplication key="1" role={ROLE} title="FX" />],
  ['careers', generalApplicationFields, <GeneralApplication key="2" />],
  ['support', contactFields, <Contact key="3" />],
];

describe.each(FORMS)('the form of the %s page', (_, fields, form) => {
  itHasEveryField(fields, form);
});
