// Boots a bare Debian with systemd, and types there what docs/guides/deploy.md and operate.md say: `npm run test:guides`.
import { Machine } from './machine.ts';
import { STEPS } from './steps.ts';
import { World } from './world.ts';

let passed = 0;
let failed = 0;

async function attempt<Result>(
  title: string,
  run: () => Promise<Result> | Result,
): Promise<Result | undefined> {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  try {
    const result = await run();
    passed += 1;
    console.log(`ok     ${title}, ${seconds()} s`);
    return result;
  } catch (error) {
    failed += 1;
    console.log(`FAILED ${title}, ${seconds()} s\n${(error as Error).message.replaceAll(/^/gm, '  ')}`);
    return undefined;
  }
}

const obstacle = Machine.obstacle();
if (obstacle === undefined) {
  const machine = await attempt('boots a bare Debian', () => Machine.boot());
  try {
    if (machine) {
      const world = new World(machine);
      for (const { title, run } of STEPS) await attempt(title, () => run(world));
      // What was run, by its own word.
      console.log(
        machine.sh(
          '. /etc/os-release; echo $PRETTY_NAME; systemctl --version | head -1; nginx -v; restic version',
        ).output,
      );
    }
  } finally {
    await machine?.stop();
  }
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} else {
  console.log(`No step of the guides was done: ${obstacle}.`);
  console.log(`0 passed, 0 failed, ${String(STEPS.length)} skipped`);
  // On a developer's machine that may be so; where changes are judged it may not.
  process.exitCode = process.env.CI ? 1 : 0;
}
