import { OperatorError, POSITION_ROLE_NAMES, type POSITION_ROLES } from '@fatal/contracts';
import { readStudioLocale } from '../../mail/settings.ts';
import { writeDossier } from '../../dossier/write-dossier.ts';
import { plural, printLine, printNote, withStore, type Terminal } from '../terminal.ts';

export interface DossierCommandOptions {
  out: string;
  role?: (typeof POSITION_ROLES)[number];
  /** ISO 8601. */
  since?: string;
}

export const dossier = ({ out, role, since }: DossierCommandOptions, terminal: Terminal): Promise<void> =>
  withStore(terminal, async (store, { dataDir }) => {
    const made = await writeDossier(store, dataDir, out, {
      role: role && POSITION_ROLE_NAMES[role],
      since,
      locale: readStudioLocale(terminal.env),
      now: terminal.now,
    });
    const applications = plural(made.applications, 'application');
    const counts = `${applications}, ${String(made.marked)} marked as spam, ${plural(made.files, 'file')}`;
    printLine(terminal, `Open ${made.index} (${counts})`);
    printNote(terminal, 'The folder contains personal data. Delete it after reading.');
    if (made.badFiles.length > 0) {
      throw new OperatorError(`Missing or damaged in the data: ${made.badFiles.join(', ')}`);
    }
  });
