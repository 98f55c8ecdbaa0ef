import { describe, expect, it } from 'vitest';
import { summaryEntries, textOf } from './submission.js';

const fields = [
  { name: 'name', id: 'f-name', label: 'Name' },
  { name: 'email', id: 'f-email', label: 'Email' },
];

describe('summaryEntries', () => {
  it('needs two bad fields, in the page’s order', () => {
    expect(summaryEntries({}, fields)).toEqual([]);
    expect(summaryEntries({ email: ['Bad.'] }, fields)).toEqual([]);
    expect(summaryEntries({ email: ['Bad.', 'Worse.'], name: ['Missing.'] }, fields)).toEqual([
      { text: 'Name', fieldId: 'f-name' },
      { text: 'Email', fieldId: 'f-email' },
    ]);
  });

  it('takes in what belongs to no field', () => {
    expect(summaryEntries({ '': ['Try again.'] }, fields)).toEqual([{ text: 'Try again.' }]);
    expect(summaryEntries({ email: ['Bad.'], role: ['Filled.'] }, fields)).toEqual([
      { text: 'Email', fieldId: 'f-email' },
      { text: 'Filled.' },
    ]);
  });

  it('leaves out fields with an empty list', () => {
    expect(summaryEntries({ email: [], name: ['Missing.'], role: [] }, fields)).toEqual([]);
  });
});

it('reads text, and nothing else', () => {
  const data = new FormData();
  data.set('name', 'Nerea');
  data.set('file', new Blob([]));
  expect([textOf(data, 'name'), textOf(data, 'file'), textOf(data, 'gone')]).toEqual(['Nerea', '', '']);
});
