/** Reference to a picture, by its name in `content/pictures`. */
export class PictureRef {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Text of the content whose translations are in the catalogs. */
export class CatalogText {
  readonly id: string;
  readonly english: string;

  constructor(id: string, english: string) {
    this.id = id;
    this.english = english;
  }
}

/** Messages of one language, by area and id. */
export type AreaMessages = Map<string, Map<string, string>>;
