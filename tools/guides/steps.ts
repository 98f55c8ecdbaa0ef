import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../step/step.ts';
import { anotherRelease, archiveIn, idOf, type World } from './world.ts';

export interface Step {
  title: string;
  /** The block of a guide that it types. */
  block?: string;
  run: (world: World) => Promise<void> | void;
}

const SERVER = 'http://127.0.0.1:3000';
const isActive = (world: World, unit: string) =>
  world.machine.sh(`systemctl is-active ${unit}`).output.trim();

async function eventually(check: () => void, seconds = 20): Promise<void> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    try {
      check();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(300);
    }
  }
}

/** Asks for a page twenty times a second while something is done, and wants every answer to be 200. */
async function undisturbed(world: World, act: () => void): Promise<void> {
  world.run('rm -f /run/enough');
  const asking = world.machine.beside(
    `while [ ! -e /run/enough ]; do curl --silent --output /dev/null --write-out '%{http_code}\\n' ${SERVER}/careers || true; sleep 0.05; done`,
  );
  await sleep(500);
  try {
    act();
    await eventually(() => assert.equal(world.get(`${SERVER}/readyz`).status, 200));
    await sleep(500);
  } finally {
    world.run('touch /run/enough');
  }
  const answers = (await asking).output.trim().split('\n');
  assert(answers.length > 3, `only ${String(answers.length)} answers`);
  assert.deepEqual([...new Set(answers)], ['200']);
}

/** Paths that somebody else than their owner can use, or that are another user's. The files below `assets` are links to the release. */
const openPaths = (world: World, folder: string) =>
  world.run(`find ${folder} -path ${folder}/assets -prune -o \\( -perm /077 -o ! -user fatal \\) -print`);

/** An operator's day on a new server, in order. */
export const STEPS: readonly Step[] = [
  {
    title: 'packs a release, and copies what the guide names',
    block: 'release',
    async run(world) {
      const next = archiveIn(world.typeAtHome('release'));
      const folder = mkdtempSync(path.join(tmpdir(), 'fatal-releases-'));
      try {
        const first = await anotherRelease(folder);
        const deploy = path.join(root, 'deploy');
        const files = readdirSync(deploy).map((name) => path.join(deploy, name));
        world.machine.bring(first, next, ...files, path.join(root, 'node_modules/node/bin/node'));
        Object.assign(world.values, { id: idOf(first), 'old id': idOf(first), 'new id': idOf(next) });
      } finally {
        rmSync(folder, { recursive: true });
      }
      assert(existsSync(next));
    },
  },
  {
    title: 'installs Node, the release and the units',
    block: 'install',
    run(world) {
      world.type('install');
      assert.equal(world.run('stat -c "%a %U" /etc/fatal.env'), '600 root\n');
      assert.equal(isActive(world, 'fatal.socket'), 'active');
    },
  },
  {
    title: 'answers the first request with the name of the site',
    block: 'look',
    run(world) {
      assert.match(world.type('look'), /"status":"ok"/);
      const { status, head, body } = world.get(`${SERVER}/careers`);
      assert.equal(status, 200);
      assert.match(body, /<link rel="canonical" href="https:\/\/fatal\.test\/careers"/);
      assert.match(head, new RegExp(`fatal-release: ${world.values.id ?? ''}`));
    },
  },
  {
    title: 'runs as its own user, with data that is closed to others, and little else that it may do',
    run(world) {
      assert.equal(world.run('stat -c %U /proc/$(systemctl show -P MainPID fatal.service)'), 'fatal\n');
      assert.equal(world.run('stat -c "%a %U" /var/lib/fatal'), '700 fatal\n');
      assert.equal(openPaths(world, '/var/lib/fatal'), '');
      const [, exposure] =
        /exposure level for fatal\.service: ([\d.]+)/.exec(
          world.run('systemd-analyze security --no-pager fatal.service'),
        ) ?? [];
      assert(Number(exposure) <= 3, `exposure ${String(exposure)}`);
    },
  },
  {
    title: 'puts nginx before it, with TLS and HSTS',
    block: 'nginx',
    async run(world) {
      world.run(`openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=fatal.test \
          -addext subjectAltName=DNS:fatal.test -out /etc/ssl/fatal.pem -keyout /etc/ssl/fatal.key
        cp /etc/ssl/fatal.pem /usr/local/share/ca-certificates/fatal.crt
        update-ca-certificates
        echo 127.0.0.1 localhost fatal.test > /etc/hosts`);
      const typed = world.type('nginx');
      assert.doesNotMatch(typed, /\[warn\]/);
      assert.match(typed.toLowerCase(), /strict-transport-security: /);
      assert.match(world.get('https://fatal.test/careers').body, /canonical/);
      // For a moment a worker from before the reload may still answer.
      await eventually(() =>
        assert.match(world.get('http://fatal.test/careers').head, /location: https:\/\/fatal\.test\/careers/),
      );
    },
  },
  {
    title: 'stores a message that comes through the proxy, and lists it',
    block: 'fatal',
    run(world) {
      assert.equal(world.contact('before the upgrade').status, 201);
      assert.match(world.type('fatal'), /ada@example\.org/);
      assert.deepEqual(world.messages(), ['before the upgrade']);
      assert.equal(openPaths(world, '/var/lib/fatal'), '');
    },
  },
  {
    title: 'sets what visitors see, and closes the forms at their time',
    block: 'settings',
    async run(world) {
      assert.match(world.type('settings'), /1234/);
      await eventually(() => assert.match(world.get(`${SERVER}/`).body.replaceAll(/\D/g, ''), /1234/));
      const application = world.apply();
      assert.equal(application.status, 201, application.body);
      world.fatal('settings set APPLICATIONS_CLOSE_AT 2026-01-01T00:00:00Z');
      world.run('systemctl reload fatal.service');
      await eventually(() => assert.equal(world.apply().status, 403), 5);
      world.fatal('settings set APPLICATIONS_CLOSE_AT never');
    },
  },
  {
    title: 'takes the other commands beside the server, and no restore',
    run(world) {
      const [, id = ''] = /"id":"?([\w-]+)/.exec(world.fatal('list --json')) ?? [];
      assert.match(world.fatal(`show ${id}`), /ada@example\.org/);
      assert.match(world.fatal('export --json'), /before the upgrade/);
      world.fatal('codes create 1 && fatal codes list && fatal retry && fatal purge --dry-run');
      world.fatal('backup && ls /var/lib/fatal/backups');
      assert.throws(() => world.fatal('restore --force --from /var/lib/fatal/backups/*'));
      assert.deepEqual(world.messages(), ['before the upgrade']);
    },
  },
  {
    title: 'makes a folder for what the commands write',
    block: 'folder',
    run: (world) => void world.type('folder'),
  },
  {
    title: 'exports what came in',
    block: 'export',
    run(world) {
      world.type('export');
      assert.match(world.run('cat /srv/fatal/submissions.csv'), /before the upgrade/);
    },
  },
  {
    title: 'writes a dossier',
    block: 'dossier',
    run(world) {
      world.type('dossier');
      assert.match(world.run('cat /srv/fatal/dossier/index.html'), /<!doctype html>/i);
    },
  },
  {
    title: 'makes a copy that only its owner can read',
    block: 'backup',
    run(world) {
      world.type('backup');
      assert.match(world.run('ls /srv/fatal/backup-*'), /fatal\.sqlite/);
      assert.equal(openPaths(world, '/srv/fatal'), '');
    },
  },
  {
    title: 'sends a copy away, each night and at once',
    block: 'timer',
    run(world) {
      // The other place: a server of restic's own kind.
      world.run(`apt-get install --yes rclone
        mkdir /srv/elsewhere
        systemd-run --unit=elsewhere rclone serve restic --addr 127.0.0.1:8000 /srv/elsewhere
        for try in $(seq 50); do curl --silent --output /dev/null 127.0.0.1:8000 && break; sleep 0.1; done`);
      world.type('timer');
      assert.equal(world.run('stat -c "%a %U" /etc/fatal-backup.env'), '600 root\n');
      assert.match(world.run('systemctl list-timers --no-pager'), /fatal-backup\.timer/);
      assert.equal(world.run('systemctl show -P Result fatal-backup.service'), 'success\n');
      assert.equal(world.run('ls /srv/elsewhere/snapshots | wc -l').trim(), '1');
      assert.equal(world.run('ls /var/lib/fatal-backup'), '');
    },
  },
  {
    title: 'becomes another release without a request that fails',
    block: 'upgrade',
    async run(world) {
      await undisturbed(world, () => world.type('upgrade'));
      assert.match(world.get(`${SERVER}/healthz`).body, new RegExp(world.values['new id'] ?? 'no id'));
      assert.deepEqual(world.messages(), ['before the upgrade']);
      assert.equal(world.contact('after the upgrade').status, 201);
    },
  },
  {
    title: 'becomes the one before again, with all that came since',
    block: 'back',
    async run(world) {
      await undisturbed(world, () => world.type('back'));
      assert.match(world.get(`${SERVER}/healthz`).body, new RegExp(world.values['old id'] ?? 'no id'));
      assert.deepEqual(world.messages(), ['before the upgrade', 'after the upgrade']);
    },
  },
  {
    title: 'erases a person',
    block: 'erase',
    run(world) {
      assert.equal(world.contact('erased', world.values.address).status, 201);
      world.type('erase');
      assert.deepEqual(world.messages(), ['before the upgrade', 'after the upgrade']);
    },
  },
  {
    title: 'is restored from the copy that was sent away',
    block: 'restore',
    run(world) {
      world.type('restore');
      assert.deepEqual(world.messages(), ['before the upgrade']);
      assert.equal(world.get('https://fatal.test/careers').status, 200);
      assert.equal(openPaths(world, '/var/lib/fatal'), '');
      assert.equal(world.contact('after the restore').status, 201);
    },
  },
  {
    title: 'starts again by itself, and with the next connection',
    run(world) {
      world.run('systemctl kill --signal=KILL fatal.service');
      assert.equal(world.get(`${SERVER}/careers`).status, 200);
      world.run('systemctl stop fatal.service');
      assert.equal(world.get(`${SERVER}/careers`).status, 200);
      assert.deepEqual(world.messages(), ['before the upgrade', 'after the restore']);
    },
  },
  {
    title: 'is there after a reload that comes while it starts',
    run(world) {
      world.run('systemctl restart fatal.service && systemctl reload fatal.service && sleep 3');
      assert.equal(isActive(world, 'fatal.service'), 'active');
    },
  },
  {
    title:
      'is tried again while a setting is wrong, and whoever asks meanwhile is answered once it is mended',
    async run(world) {
      world.run(
        'cp -a /etc/fatal.env /root/kept.env && echo HSTS=wrong >> /etc/fatal.env && systemctl restart fatal.service',
      );
      const asking = world.machine.beside(
        `curl --silent --max-time 60 --output /dev/null --write-out '%{http_code}' ${SERVER}/careers`,
      );
      await sleep(8000);
      assert.equal(isActive(world, 'fatal.socket'), 'active');
      assert.match(world.run('journalctl --no-pager --unit fatal.service'), /HSTS/);
      world.run('cp -a /root/kept.env /etc/fatal.env');
      assert.deepEqual(await asking, { status: 0, output: '200' });
    },
  },
  {
    title: 'moves to PostgreSQL, with a password of odd characters',
    block: 'postgresql',
    run(world) {
      world.type('postgresql');
      assert.deepEqual(world.messages(), ['before the upgrade', 'after the restore']);
      assert.equal(world.contact('in PostgreSQL').status, 201);
      // Three messages and the application.
      assert.equal(
        world.run('runuser -u postgres -- psql -tA fatal -c "select count(*) from submissions"'),
        '4\n',
      );
    },
  },
  {
    title: 'is restarted, reloaded and stopped, and a log says nothing of visitors',
    block: 'units',
    run(world) {
      world.type('units');
      assert.equal(isActive(world, 'fatal.service'), 'inactive');
      const { status, output } = world.machine.sh(
        'cat /var/log/nginx/fatal*.log; journalctl --no-pager --unit fatal.service',
      );
      assert.equal(status, 0);
      assert.match(output, /POST \/api\/contact 201/);
      assert.doesNotMatch(output, /ada@example|erased@example|before the upgrade/);
    },
  },
];
