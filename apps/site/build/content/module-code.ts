import { PictureRef, CatalogText } from './values.ts';

/** Escapes text for an ICU message. */
const asIcu = (text: string) => text.replaceAll("'", "''").replaceAll(/[{}]+/g, (braces) => `'${braces}'`);

interface CodeOptions {
  /** Whether messages include their English, for tests and stories without catalogs. Default: `false`. */
  english?: boolean;
  /** Returns the module that a picture is imported from. Default: its name. */
  pictureFile?: (name: string) => string;
}

/** Generates a module with these exports. Pictures become imports, texts become message descriptors. */
export function moduleCode(
  exports: Readonly<Record<string, unknown>>,
  { english = false, pictureFile = (name) => name }: CodeOptions = {},
): string {
  const pictures = new Map<string, string>();
  const nameOf = (picture: string) => {
    const name = pictures.get(picture) ?? `picture${String(pictures.size + 1)}`;
    pictures.set(picture, name);
    return name;
  };
  const codeOf = (value: unknown): string => {
    if (value instanceof PictureRef) return nameOf(value.name);
    if (value instanceof CatalogText)
      return JSON.stringify({ id: value.id, ...(english && { message: asIcu(value.english) }) });
    if (Array.isArray(value)) return `[${value.map(codeOf).join(',')}]`;
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).filter(([, one]) => one !== undefined);
      return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${codeOf(one)}`).join(',')}}`;
    }
    return JSON.stringify(value);
  };
  const body = Object.entries(exports).map(([name, value]) => `export const ${name} = ${codeOf(value)};`);
  const imports = [...pictures].map(
    ([picture, name]) => `import ${name} from ${JSON.stringify(pictureFile(picture))};`,
  );
  return `${[...imports, ...body].join('\n')}\n`;
}
