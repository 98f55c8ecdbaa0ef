import { runCli } from './run-cli.ts';

// A reader such as `head` that has seen enough is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const { env, stdout, stderr } = process;
process.exitCode = await runCli(process.argv.slice(2), { env, stdout, stderr, now: Date.now });
