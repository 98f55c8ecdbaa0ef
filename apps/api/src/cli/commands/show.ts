import { OperatorError } from '@fatal/contracts';
import type { Submission } from '../../store/store.ts';
import { printLine, readArgs, type Command } from '../command.ts';
import { harmless } from '../table.ts';
import { withStore } from '../with-store.ts';

export const show: Command = {
  usage: '<id> [--json]',
  summary: 'Prints one submission with all its fields',
  async run(args, terminal) {
    const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } }, ['id']);
    const [id = ''] = positionals;
    await withStore(terminal, async (store) => {
      const submission = await store.findSubmission(id);
      if (!submission) throw new OperatorError(`There is no submission ${harmless(id)}.`);
      printLine(terminal, values.json ? JSON.stringify(submission) : textOf(submission));
    });
    return undefined;
  },
};

function textOf({ payload, file, spam, ...rest }: Submission): string {
  const fields = { ...rest, ...(spam ? { spam: 'yes' } : {}), ...payload, ...(file ? { file } : {}) };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join('\n');
}

/** Texts of several lines are indented, so that no line of them passes for a field. */
function valueText(value: unknown): string {
  if (typeof value !== 'string') return harmless(JSON.stringify(value));
  const lines = value.split(/\r\n|\r|\n/).map(harmless);
  return lines.length === 1 ? lines.join('') : ['', ...lines].join('\n    ');
}
