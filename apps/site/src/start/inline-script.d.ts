declare module '*?inline-script' {
  /** A classic script with all that the module imports, for `<script>`. */
  const text: string;
  export default text;
}
