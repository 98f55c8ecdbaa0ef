// What forced colours do to a rule, as near as a page can do it: https://drafts.csswg.org/css-color-adjust/#forced-colors-properties

/** The names a style sheet may use; everything else is put back to what the browser would draw. */
const KEPT =
  /^(?:inherit|unset|revert|currentcolor|active(?:border|text)|button(?:border|face|text)|canvas(?:text)?|field(?:text)?|graytext|highlight(?:text)?|linktext|mark(?:text)?|selecteditem(?:text)?|visitedtext)$/i;

const COLOR = /^(?:color|(?:border|outline|text-decoration|text-emphasis|column-rule)(?:-[a-z]+)*-color)$/;
const CLEAR = /^(?:transparent|initial|none)$/;

/** Puts the system's colours in place of a rule's own. The sheet beside this file says what `--forced-face` is. */
export function forcedColorsStyle(style: CSSStyleDeclaration): void {
  const set = (property: string, value: string) => {
    style.setProperty(property, value, style.getPropertyPriority(property));
  };
  for (const property of [...style]) {
    const value = style.getPropertyValue(property);
    // A shorthand with a custom property in it has no longhand values yet.
    const kept = value !== '' && KEPT.test(value);
    if (property === 'box-shadow' || property === 'text-shadow') set(property, 'none');
    else if (property === 'background-image' && value.includes('gradient(')) set(property, 'none');
    else if (COLOR.test(property) && !kept) set(property, 'revert');
    else if (property === 'background-color' && !kept && !CLEAR.test(value))
      set(property, 'var(--forced-face)');
  }
}
