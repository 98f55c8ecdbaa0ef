/** A picture of the site, by its name in `content/pictures`. */
export class PictureRef {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A text of the content, which its catalog has in every language. */
export class Said {
  readonly id: string;
  readonly english: string;

  constructor(id: string, english: string) {
    this.id = id;
    this.english = english;
  }
}

/** By area, and in an area by id, what is said in one language. */
export type AreaMessages = Map<string, Map<string, string>>;
