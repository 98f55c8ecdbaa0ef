const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const unescape = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);

/**
 * Moves what stands in `style` attributes into rules: the content security policy would have to name each attribute by its hash, in a
 * header that no compression reaches. The HTML is what React writes: double quotes around every value, and five
 * characters escaped in it. Hydration leaves attributes as they are, and sets later values by script.
 */
export function styleRules(html: string): { html: string; css: string } {
  const styles: string[] = [];
  const moved = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, before: string, value: string) => {
    if (!styles.includes(value)) styles.push(value);
    return `${before} data-style="${String(styles.indexOf(value))}"`;
  });
  // It wins over what is said of classes, as the attribute does.
  const rules = styles.map(
    (value, index) => `:root body [data-style="${String(index)}"]{${unescape(value)}}`,
  );
  return { html: moved, css: rules.join('') };
}
