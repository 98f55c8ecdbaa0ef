import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withUnusedLeftOut } from './unused-components.ts';

describe('a component that nobody may use', () => {
  it('is made by a pure call, and has no name to be given', () => {
    const code = 'var Form = React10.forwardRef(\n  () => null\n);\nForm.displayName = "Form";\n';
    expect(withUnusedLeftOut(code)).toBe(
      'var Form = /* @__PURE__ */ React10.forwardRef(\n  () => null\n);\n\n',
    );
  });

  it('is what React Router has', () => {
    const entry = fileURLToPath(import.meta.resolve('react-router'));
    const folder = join(dirname(dirname(entry)), 'production');
    const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
    const codes = files.map((name) => readFileSync(join(folder, name), 'utf8'));
    const found = codes.filter((code) => /^var NavLink = React\d*\.forwardRef/m.test(code));
    expect(found).toHaveLength(1);
    expect(/^NavLink\.displayName/m.test(found.join())).toBe(true);
    expect(/^NavLink\.displayName/m.test(withUnusedLeftOut(found.join()))).toBe(false);
  });
});
