import { expect, it } from 'vitest';
import { AgeGate } from './age-gate.js';
import { ageGateFixtures } from './age-gate.fixtures.js';
import type { AgeGateProps } from './age-gate-props.js';

const { labels: fieldsLabels } = ageGateFixtures.fixtures.fields;
const { labels, ...base } = ageGateFixtures.fixtures.basic;
const common = base as Omit<
  Extract<AgeGateProps, { variant?: 'date'; underageLock?: 'none' }>,
  'labels' | 'variant' | 'dateOrder' | 'underageLock' | 'storage'
>;

it('compiles what belongs together, and nothing else', () => {
  const gates = [
    <AgeGate key="1" {...common} labels={labels} />,
    <AgeGate key="2" {...common} labels={labels} underageLock="session" storage={() => sessionStorage} />,

    // @ts-expect-error one field has no order
    <AgeGate key="3" {...common} labels={labels} dateOrder="mdy" />,
    // @ts-expect-error three fields need words of their own
    <AgeGate key="4" {...common} variant="fields" labels={labels} />,
    // @ts-expect-error a lock needs somewhere to be kept
    <AgeGate key="5" {...common} labels={labels} underageLock="session" />,
    // @ts-expect-error without a lock there is nothing to keep
    <AgeGate key="6" {...common} labels={labels} storage={() => sessionStorage} />,
    // @ts-expect-error the age is no part of the labels
    <AgeGate key="7" {...common} labels={{ ...labels, underAge: 'Too young.' }} />,
    // @ts-expect-error words are required
    <AgeGate key="8" {...common} />,
    // @ts-expect-error a clock is required
    <AgeGate key="9" {...common} labels={labels} now={undefined} />,
  ];
  expect(gates).toHaveLength(9);
  expect(fieldsLabels).toHaveProperty('monthNames');
});
