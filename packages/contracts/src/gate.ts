import * as v from 'valibot';
import { record } from './fields.ts';
import { GATE_LOCALES } from './locales.ts';

/** Regions of the gate, in menu order. */
export const REGIONS = ['eu', 'na', 'sa', 'asia', 'oceania', 'africa'] as const;

export type Region = (typeof REGIONS)[number];

/** Minimum age in full years. The gate turns away younger visitors and sends nothing about them (Spec 4.6). */
export const MINIMUM_AGE = 16;

/** Highest plausible age in full years. Above it, the gate asks the visitor to check the date. */
export const MAXIMUM_AGE = 120;

/** Schema of the data that the gate sends, which never includes the date of birth. */
export const gateDataSchema = record({
  language: v.picklist(GATE_LOCALES, 'required'),
  region: v.picklist(REGIONS, 'required'),
  age: v.pipe(
    v.number('required'),
    v.integer('required'),
    v.minValue(MINIMUM_AGE, 'required'),
    v.maxValue(MAXIMUM_AGE, 'required'),
  ),
});

export type GateData = v.InferOutput<typeof gateDataSchema>;
