import { PictureRef, Said } from './values.ts';

/** Signs that ICU messages read as their own. */
const asIcu = (text: string) => text.replaceAll("'", "''").replaceAll(/[{}]+/g, (braces) => `'${braces}'`);

interface CodeOptions {
  /** Whether a text carries its English, for tests and stories that load no catalog. Default `false`. */
  english?: boolean;
  /** What a picture is imported from. Default its name. */
  pictureFile?: (name: string) => string;
}

/** The code of a module with these exports. Pictures are imports, texts the descriptors of their messages. */
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
    if (value instanceof Said)
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
