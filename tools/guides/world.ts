import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { application, contact } from '../../apps/api/test/bodies.ts';
import { makeRelease, releaseDir, RELEASES } from '../build/releases.ts';
import { archiveRelease } from '../build/archive.ts';
import { root } from '../step/step.ts';
import { fillIn, findBlocks, GUIDES, readGuide } from './blocks.ts';
import type { Machine } from './machine.ts';

export interface Answer {
  status: number;
  /** Status line and headers, in small letters. */
  head: string;
  body: string;
}

const SHOP = 'fatal.test';

/** The machine, what was typed there, and what the guides leave open. */
export class World {
  readonly machine: Machine;
  readonly values: Record<string, string> = {
    name: SHOP,
    place: 'rest:http://127.0.0.1:8000/',
    password: 'a # rehearsal @ night',
    'password of the database': 'p@ss/w#rd',
    address: 'erased@example.org',
  };
  readonly #blocks = new Map(
    GUIDES.flatMap((guide) => findBlocks(readGuide(guide)).map(({ name, text }) => [name, text])),
  );

  constructor(machine: Machine) {
    this.machine = machine;
  }

  /** Runs a block as it stands in the guide; `fatal` was typed before by whoever types `fatal`. */
  type(block: string): string {
    const text = this.#blocks.get(block);
    if (text === undefined) throw new Error(`No guide has a block ${block}.`);
    const filled = fillIn(text, this.values);
    return this.run(block !== 'fatal' && /^fatal /m.test(filled) ? this.#withFatal(filled) : filled);
  }

  /** Runs a block in the clone. */
  typeAtHome(block: string): string {
    const text = this.#blocks.get(block) ?? '';
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', text], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    return stdout;
  }

  run(script: string): string {
    const { status, output } = this.machine.sh(script);
    if (status !== 0) throw new Error(`It ended with ${String(status)}:\n${output.trim()}`);
    return output;
  }

  /** A command of the release. */
  fatal(args: string): string {
    return this.run(this.#withFatal(`fatal ${args}`));
  }

  /** What the guide has typed once in each shell. */
  #withFatal(script: string): string {
    const [define = ''] = /^fatal\(\) \{.*?^\}$/ms.exec(this.#blocks.get('fatal') ?? '') ?? [];
    return `${define}\n${script}`;
  }

  get(url: string, more = ''): Answer {
    const text = this.run(`curl --silent --show-error --include ${more} '${url}'`);
    const [head = '', ...body] = text.replaceAll('\r', '').split('\n\n');
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\n\n') };
  }

  /** Sends a form through the proxy, as the site does. */
  #send(endpoint: string, body: object): Answer {
    const headers = [
      'Content-Type: application/json',
      `Idempotency-Key: ${randomUUID()}`,
      'Form-Signals: elapsed=60000',
    ];
    const options = headers.map((header) => `--header '${header}'`).join(' ');
    return this.get(`https://${SHOP}${endpoint}`, `${options} --data '${JSON.stringify(body)}'`);
  }

  contact(message: string, email = 'ada@example.org'): Answer {
    return this.#send('/api/contact', { ...contact, email, message });
  }

  apply(): Answer {
    return this.#send('/api/applications', application);
  }

  /** The messages that are stored, oldest first. */
  messages(): string[] {
    const lines = this.fatal('list --kind contact --json').split('\n').filter(Boolean).toReversed();
    return lines.map((line) => (JSON.parse(line) as { payload: { message: string } }).payload.message);
  }
}

/** A release of another version with the same contents, as an archive in `releases`. */
export async function anotherRelease(releases: string): Promise<string> {
  const from = releaseDir();
  const dir = makeRelease(
    {
      version: '0.0.1',
      copies: Object.fromEntries(
        ['server', 'site', 'fatal', 'sbom.cdx.json', 'THIRD-PARTY-NOTICES.txt'].map((name) => [
          name,
          path.join(from, name),
        ]),
      ),
      texts: {},
    },
    releases,
  );
  return archiveRelease(dir);
}

export const archiveIn = (printed: string): string => {
  const [file] = /\S+\.tar\.gz/.exec(printed) ?? [];
  if (file === undefined) throw new Error(`No archive in ${RELEASES}:\n${printed}`);
  return file;
};

export const idOf = (archive: string): string => /fatal-([0-9a-f]+)\.tar\.gz$/.exec(archive)?.[1] ?? '';
