import { startTransition, useRef, useState } from 'react';
import type { TeamMember } from '../../../build/content/types.ts';
import { browserSource } from '../../routes/browser-source.ts';

/**
 * Returns the members and a function that loads their email addresses. The document has no addresses, to protect them from harvesters;
 * `load` fetches them from the API once, and again after a failure.
 */
export function useEmails(members: TeamMember[]): { people: TeamMember[]; load: () => void } {
  const [people, setPeople] = useState(members);
  const isAsked = useRef(members.some(({ email }) => email !== undefined));

  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    browserSource.team().then(
      (answer) => {
        startTransition(() => {
          setPeople(answer);
        });
      },
      (error: unknown) => {
        isAsked.current = false;
        console.error(error);
      },
    );
  };
  return { people, load };
}
