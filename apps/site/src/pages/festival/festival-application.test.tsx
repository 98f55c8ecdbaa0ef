import { eventApplicationFields } from '@fatal/contracts';
import { describe } from 'vitest';
import { itHasEveryField } from '../../testing/form-fields.tsx';
import { FestivalApplication } from './festival-application.tsx';

describe('festival form', () => {
  itHasEveryField(eventApplicationFields, <FestivalApplication />);
});
