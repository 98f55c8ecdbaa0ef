import { expect, it } from 'vitest';
import { ageGateFieldsLabels, ageGateLabels } from '../labels/en.js';
import { AgeGate } from './age-gate.js';

const common = { title: 'Gate', minAge: 16, now: () => new Date(), onPass: () => undefined };
const date = { ...common, labels: ageGateLabels };

it('takes only props that belong together', () => {
  const gates = [
    <AgeGate key="1" {...date} />,
    <AgeGate key="2" {...common} variant="fields" dateOrder="mdy" labels={ageGateFieldsLabels} />,
    <AgeGate key="3" {...date} underageLock="session" storage={() => sessionStorage} />,

    // @ts-expect-error: one field has no order
    <AgeGate key="4" {...date} dateOrder="mdy" />,
    // @ts-expect-error: three fields need more labels
    <AgeGate key="5" {...date} variant="fields" />,
    // @ts-expect-error: a lock needs a storage
    <AgeGate key="6" {...date} underageLock="session" />,
    // @ts-expect-error: without a lock nothing is stored
    <AgeGate key="7" {...date} storage={() => sessionStorage} />,
  ];
  expect(gates).toHaveLength(7);
});
