// What "Show code" shows: the snippet of the manifest, which has constants, words and functions in full, and its imports.
interface Story {
  id: string;
  snippet?: string;
  imports?: string;
  warning?: string;
}

interface Manifest {
  components: Record<string, { stories?: readonly Story[] }>;
}

let stories: Promise<ReadonlyMap<string, Story>> | undefined;

async function load(): Promise<ReadonlyMap<string, Story>> {
  const response = await fetch('manifests/components.json');
  const { components } = (await response.json()) as Manifest;
  return new Map(
    Object.values(components).flatMap(({ stories: list = [] }) => list.map((story) => [story.id, story])),
  );
}

/** The code of a story as it can be pasted; as Storybook reads it where the manifest has no whole one. */
export async function pasteable(code: string, { id }: { id: string }): Promise<string> {
  stories ??= load();
  const { snippet, imports = '', warning } = (await stories).get(id) ?? {};
  if (!snippet || warning) return code;
  // Spies are for tests.
  return `${imports}\n\n${snippet}`.trim().replaceAll(/\bfn\(\)/g, '() => {}');
}
