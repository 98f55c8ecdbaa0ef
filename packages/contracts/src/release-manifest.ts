/** What is in a release, as `manifest.json` in its folder. */
export interface ReleaseManifest {
  /** The product's version number, such as `1.2.0`. */
  version: string;
  /** SHA-256 in hexadecimal digits of every other file, by its path. */
  files: Record<string, string>;
}
