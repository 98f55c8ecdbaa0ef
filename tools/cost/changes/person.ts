import type { Change } from '../change.ts';
import type { Files } from '../../scratch.ts';

const TEAM = 'apps/site/content/team';

/** The last of the team who has a portrait goes to those who have left. */
function leave(scratch: Files): void {
  const people = scratch.read(`${TEAM}/active.yaml`).split(/\n(?=- id: )/);
  const entry = people.findLast((one) => one.startsWith('- id: ') && !one.includes('portrait: false')) ?? '';
  const [, id, name, surname, role] =
    /id: (\d+)\n {2}name: (.*)\n {2}surname: (.*)\n {2}roles: \[(\w+)/.exec(entry) ?? [];
  scratch.replace(`${TEAM}/active.yaml`, `\n${entry}`, '');
  const former = `\n- id: ${String(id)}\n  name: ${String(name)}\n  surname: ${String(surname)}\n  role: ${String(role)}\n`;
  scratch.replace(`${TEAM}/former.yaml`, /$/, former);
}

/** One comes, one goes: docs/guides/content.md. */
export const person: Change = {
  name: 'person',
  limits: { files: 3, byHand: 2 },
  own: /portrait-\d+[-.]/,
  edit: (scratch) => {
    leave(scratch);
    scratch.run('node', [
      ...['tools/content/new.ts', 'person', '--name', 'Ylva', '--surname', 'Ștefănescu', '--roles', 'prop'],
      ...['--email', '', '--links', 'artstation=https://artstation.example/ylva'],
    ]);
  },
  commands: ['npm run art -- all', 'npm run build'],
};
