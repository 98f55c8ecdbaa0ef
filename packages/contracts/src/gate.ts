import * as v from 'valibot';
import { record } from './fields.ts';
import { GATE_LOCALES } from './locales.ts';

/** The gate's regions, in the order of its menu. */
export const REGIONS = ['eu', 'na', 'sa', 'asia', 'oceania', 'africa'] as const;

export type Region = (typeof REGIONS)[number];

/** In full years. Younger visitors are refused and nothing about them is sent (Spec 4.6). */
export const MINIMUM_AGE = 16;

/** In full years. Above this the visitor is asked to check the date. */
export const MAXIMUM_AGE = 120;

/** All that the gate sends: never the date of birth. */
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
