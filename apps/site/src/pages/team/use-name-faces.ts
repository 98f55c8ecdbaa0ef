import { useEffect } from 'react';
import type { TeamMember } from '../../../build/content/types.ts';

/**
 * Fetches ahead what the names in closed sections need of the serif. A face that arrives when they are shown lays the page
 * out a second time, and its letters change before the visitor's eyes.
 */
export function useNameFaces(members: readonly TeamMember[]): void {
  useEffect(() => {
    void loadSerif(members.map(({ name, first_surname: surname }) => name + surname));
  }, [members]);
}

async function loadSerif(texts: string[]): Promise<void> {
  const stack = getComputedStyle(document.documentElement).getPropertyValue('--gloam-font-serif');
  // The families after the first stand in for it, and need not be on this device.
  const [family = 'serif'] = stack.split(',');
  try {
    await document.fonts.load(`1em ${family}`, texts.join(''));
  } catch (error) {
    console.error(error);
  }
}
