/** Subset of jsdom's types, which the package doesn't include. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window;
  }
}
