/** In inline scripts: the codes of the languages that are published. */
declare const __LOCALES__: readonly string[];

declare module '*?inline-script' {
  /** A classic script with all that the module imports, for `<script>`. */
  const text: string;
  export default text;
}
