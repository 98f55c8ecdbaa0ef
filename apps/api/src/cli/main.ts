import { restrictUmask } from '../lib/private-files.ts';
import { dropPrivileges } from './drop-privileges.ts';
import { runCli } from './program.ts';

restrictUmask();

// A reader such as `head` may close the pipe early, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const { env, stdout, stderr } = process;
dropPrivileges(env);
process.exitCode = await runCli(process.argv.slice(2), { env, stdout, stderr, now: Date.now });
