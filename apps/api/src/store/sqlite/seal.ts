import { DatabaseSync } from 'node:sqlite';

/** Makes a database that nobody has open one single file, and checks it. Throws when it is damaged. */
export function sealSqliteFile(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    const problems = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    const [first] = problems;
    if (first?.integrity_check !== 'ok') throw new Error(`it is damaged: ${String(first?.integrity_check)}`);
  } finally {
    database.close();
  }
}
