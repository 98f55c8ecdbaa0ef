import { resolve } from 'node:path';
import { OperatorError, POSITION_ROLE_NAMES, POSITION_ROLES, type PositionRoleName } from '@fatal/contracts';
import { readStudioLocale } from '../../mail/settings.ts';
import { assertEmpty, writeDossier } from '../../dossier/write-dossier.ts';
import {
  UsageError,
  plural,
  printLine,
  readArgs,
  readSince,
  remark,
  required,
  type Command,
} from '../command.ts';
import { startProgress } from '../progress.ts';
import { withStore } from '../with-store.ts';

export const dossier: Command = {
  usage: '[--role <role>] [--since <day>] --out <folder>',
  summary: `Writes applications for reading and printing, a page each, with an index. Roles: ${POSITION_ROLES.join(', ')}`,
  async run(args, terminal) {
    const { values } = readArgs(args, {
      role: { type: 'string' },
      since: { type: 'string' },
      out: { type: 'string' },
    });
    const { out, role, since } = inOneLine(() => ({
      out: resolve(required('--out', values.out)),
      role: readRole(values.role),
      since: readSince(values.since),
    }));
    const locale = readStudioLocale(terminal.env);
    await assertEmpty(out);
    return withStore(terminal, async (store, { dataDir }) => {
      const progress = startProgress(terminal.stderr, 'Wrote', 'applications');
      const options = { role, since, locale, now: terminal.now, onPage: () => progress.add(1) };
      const made = await writeDossier(store, dataDir, out, options);
      progress.end();
      const applications = plural(made.applications, 'application');
      const counts = `${applications}, ${String(made.marked)} marked as spam, ${plural(made.files, 'file')}`;
      printLine(terminal, `Open ${made.index} (${counts})`);
      remark(terminal, 'It holds personal data: delete the folder when it has been read.');
      if (made.badFiles.length === 0) return undefined;
      remark(terminal, `Missing or damaged in the data: ${made.badFiles.join(', ')}`);
      return 1;
    });
  },
};

function readRole(text: string | undefined): PositionRoleName | undefined {
  if (text === undefined) return undefined;
  const role = POSITION_ROLES.find((candidate) => candidate === text);
  if (role) return POSITION_ROLE_NAMES[role];
  throw new OperatorError(`There is no role "${text}". The roles are ${POSITION_ROLES.join(', ')}.`);
}

/** A value that is wrong is said without the usage, which is longer than what is wrong. */
function inOneLine<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof UsageError ? new OperatorError(error.message) : error;
  }
}
