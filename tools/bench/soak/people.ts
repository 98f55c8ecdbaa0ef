// People who visit, send forms, and apply at the festival with a résumé.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { releaseDir } from '../../build/releases.ts';
import { NODE_FLAGS } from '../../node-flags.ts';
import { startClients, type Form } from '../faults/clients.ts';
import type { Settings } from '../server.ts';

/** What visitors ask for. */
const PATHS = ['/', '/gate', '/careers', '/news', '/join-us/prop', '/robots.txt', '/api/team', '/healthz'];

/** Between two requests of one person, in milliseconds. */
const PAUSE = { visits: 200, forms: 1_000, uploads: 5_000 };

const CODES = 2_000;

const SIZE = 64 * 1024;

export interface People {
  /** Keys of the forms and of the uploads that were acknowledged. */
  acknowledged: readonly string[];
  uploaded: readonly string[];
  visits: () => number;
  /** Answers that asked to come again later. */
  unavailable: () => number;
  /** What was answered otherwise than it must be. */
  wrong: readonly string[];
  stop: () => Promise<void>;
}

function createCodes(env: Settings): string[] {
  const cli = path.join(releaseDir(), 'server/cli.js');
  const args = [...NODE_FLAGS, cli, 'codes', 'create', String(CODES)];
  const text = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return text.match(/MD2025[A-Z]{8}/g) ?? [];
}

/** The surname is the key; each key has a code and a file of its own. */
function uploadForm(codes: readonly string[]): Form {
  const codeOf = new Map<string, string>();
  return {
    path: '/api/event-applications',
    request: (key) => {
      const code = codeOf.get(key) ?? codes[codeOf.size % codes.length] ?? '';
      codeOf.set(key, code);
      const body = new FormData();
      const fields = {
        first_name: 'Ada',
        surname: key,
        email: 'ada@example.org',
        md_code: code,
        portfolio_links: '["https://ada.example.org"]',
      };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const resume = `%PDF-1.7\n${key.repeat(Math.ceil(SIZE / key.length))}\n%%EOF\n`;
      body.append('resume', new File([resume], 'resume.pdf', { type: 'application/pdf' }));
      return { body };
    },
  };
}

/** They go on until they are stopped. */
export function startPeople(address: () => string, env: Settings): People {
  const forms = startClients(address(), { clients: 4, pause: PAUSE.forms });
  const uploads = startClients(address(), {
    form: uploadForm(createCodes(env)),
    clients: 2,
    pause: PAUSE.uploads,
  });
  const wrong: string[] = [];
  let visits = 0;
  let visiting = true;

  async function visit(): Promise<void> {
    for (let step = 0; visiting; step += 1) {
      const url = address() + (PATHS[step % PATHS.length] ?? '');
      try {
        const response = await fetch(url, { headers: { cookie: 'language=en' } });
        await response.arrayBuffer();
        if (response.status !== 200) wrong.push(`${url} was answered with ${response.status}`);
      } catch (error) {
        wrong.push(`${url} was not answered: ${String(error)}`);
      }
      visits += 1;
      await sleep(PAUSE.visits);
    }
  }

  const visitors = Promise.all([visit(), visit()]);
  return {
    acknowledged: forms.acknowledged,
    uploaded: uploads.acknowledged,
    visits: () => visits,
    unavailable: () => forms.unavailable + uploads.unavailable,
    wrong,
    stop: async () => {
      visiting = false;
      await visitors;
      for (const clients of [forms, uploads])
        await clients.stop().catch((error: unknown) => wrong.push(String(error)));
    },
  };
}
