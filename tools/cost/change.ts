import type { Files, Scratch } from '../scratch.ts';

/** How many files a change may touch, pictures of the visual check and the folders of its own left out. */
export interface Limits {
  files: number;
  /** Of those written by a person. */
  byHand: number;
}

/** An ordinary change, as a colleague makes it by our guides. */
export interface Change {
  name: string;
  limits: Limits;
  /** Folders, or files, that hold this change alone; what is in them is not counted. */
  own?: RegExp;
  /** What a person edits. Throws where the edited place is no longer there. */
  edit: (scratch: Files & Pick<Scratch, 'run'>) => void;
  /** The commands that the guide names, as they are typed. */
  commands?: readonly string[];
  /** Files that a person writes after the commands, such as translations of what was extracted. */
  finish?: (scratch: Scratch) => void;
}
