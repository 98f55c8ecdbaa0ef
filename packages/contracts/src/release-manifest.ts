/** What is in a release, as `manifest.json` in its folder. */
export interface ReleaseManifest {
  /** SHA-256 in hexadecimal digits of every other file, by its path. */
  files: Record<string, string>;
}
