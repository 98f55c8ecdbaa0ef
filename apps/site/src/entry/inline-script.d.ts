/** Codes of the published languages. Only defined in inline scripts. */
declare const __LOCALES__: readonly string[];

declare module '*?inline-script' {
  /** The module and its imports, bundled as a classic script. */
  const text: string;
  export default text;
}
