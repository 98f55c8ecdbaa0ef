import type { Browser, BrowserContext } from 'playwright';
import type { Baselines } from './baselines.ts';
import { stillContext } from './browser.ts';
import { compareStrictly, type Difference } from './compare.ts';
import { draw, openEasel, type Easel, type Origins } from './draw.ts';
import { decode, type Image } from './image.ts';
import type { DrawnLocale } from './settings.ts';
import { variantsOf, type Subject } from './subjects.ts';
import { treatmentOf, type Treatment } from './treatment.ts';

/** What was drawn under a name. */
interface Drawn {
  /** As the browser has drawn it, as a file. */
  png: Buffer;
  /** As it is compared. */
  image: Image;
  /** As it is kept. */
  toFile: () => Promise<Buffer>;
}

interface Verdict {
  state: 'same' | 'changed' | 'new';
  /** It shows what its base shows, so that it needs no picture of its own. */
  isLikeBase: boolean;
  expected?: Image;
  difference?: Difference;
}

/** A picture that was drawn and judged, one that nothing is drawn for any more, or a subject that cannot be drawn. */
export type Result =
  | ({ name: string; drawn: Drawn } & Verdict)
  | { name: string; state: 'gone' }
  | { name: string; state: 'failed'; reason: string };

export interface CheckOptions {
  subjects: readonly Subject[];
  origins: Origins;
  baselines: Baselines;
  browser: Browser;
  /** Its name, which pictures are marked with. */
  drawnBy: string;
  /** Laid over the styles of everything that is drawn. */
  css?: string;
}

/** One easel for each language, each in a window of its own: a page behind another gets no frames. */
class Easels implements AsyncDisposable {
  readonly #open: () => Promise<BrowserContext>;
  readonly #known = new Map<DrawnLocale, { context: BrowserContext; easel: Easel }>();

  constructor(open: () => Promise<BrowserContext>) {
    this.#open = open;
  }

  async get(locale: DrawnLocale): Promise<Easel> {
    const known = this.#known.get(locale);
    if (known) return known.easel;
    const context = await this.#open();
    const easel = await openEasel(context);
    this.#known.set(locale, { context, easel });
    return easel;
  }

  /** Without waiting: what does not answer is closed with the browser. */
  forget(locale: DrawnLocale): void {
    void this.#known
      .get(locale)
      ?.context.close()
      .catch(() => undefined);
    this.#known.delete(locale);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(Array.from(this.#known.values(), ({ context }) => context.close()));
  }
}

/** How many subjects are drawn at the same time. Each waits for frames, and then another check goes on: `npm test` runs two at a time. */
const WORKERS = 2;
/** How often a picture is drawn until it comes out twice alike. */
const ATTEMPTS = 4;

/** Draws and judges everything, and hands over each result as it comes. */
export async function check(
  options: CheckOptions,
  onResult: (result: Result) => Promise<void> | void,
): Promise<void> {
  const waiting = [...options.subjects];
  const work = async () => {
    const { browser, css } = options;
    await using easels = new Easels(() => stillContext(browser, css));
    for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
      try {
        for await (const result of checkSubject(easels, subject, options)) await onResult(result);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        await onResult({ name: subject.name, state: 'failed', reason });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, waiting.length) }, work));
}

/** The pictures that nothing is drawn for any more. */
export function gone(subjects: readonly Subject[], baselines: Baselines): Result[] {
  const names = new Set(
    subjects.flatMap((subject) => variantsOf(subject).map(({ name }) => `${subject.name}/${name}`)),
  );
  return baselines.names.filter((name) => !names.has(name)).map((name) => ({ name, state: 'gone' }));
}

async function* checkSubject(
  easels: Easels,
  subject: Subject,
  { origins, baselines, drawnBy }: CheckOptions,
): AsyncGenerator<Result> {
  const bases = new Map<string, Drawn>();
  const treatment = treatmentOf(subject);
  for (const variant of variantsOf(subject)) {
    const name = `${subject.name}/${variant.name}`;
    const base = variant.base === undefined ? undefined : bases.get(variant.base);
    const { locale } = variant;
    const look = async () => {
      const png = await draw(await easels.get(locale), subject, variant, origins);
      // Decoded once where it is the picture of its base, byte for byte.
      const image = base?.png.equals(png) ? base.image : treatment.prepare(await decode(png));
      const drawn = { png, image, toFile: () => treatment.toFile(image) };
      return { name, drawn, ...(await judge(name, drawn, baselines, drawnBy, treatment, base)) };
    };
    // A play function may have waited in vain on a machine that is busy, or the browser may have forgotten the page.
    const lookWell = () =>
      look().catch(() => {
        easels.forget(locale);
        return look();
      });
    const lookAfresh = async () => {
      delete (await easels.get(locale)).shown;
      return lookWell();
    };
    let seen = await lookWell();
    // What is not as expected is drawn again from a fresh start, until it comes out twice alike.
    for (let attempt = 1; seen.state !== 'same'; attempt += 1) {
      if (attempt === ATTEMPTS) throw new Error(`${variant.name} never comes out twice alike.`);
      const again = await lookAfresh();
      const isSettled = isSame(seen.drawn.image, again.drawn.image);
      seen = again;
      if (isSettled) break;
    }
    bases.set(variant.name, seen.drawn);
    yield seen;
  }
}

/** Compares what `browser` has drawn with what is expected; `base` is what it must differ from to be kept. */
async function judge(
  name: string,
  { image }: Drawn,
  baselines: Baselines,
  browser: string,
  treatment: Treatment,
  base?: Drawn,
): Promise<Verdict> {
  const expected = await baselines.read(name);
  const compare = baselines.browserOf(name) === browser ? treatment.compare : treatment.compareWithAnother;
  const difference = expected && compare(expected, image);
  if (difference?.isChange === false) return { state: 'same', isLikeBase: false, expected, difference };
  const isLikeBase = base !== undefined && isSame(base.image, image);
  if (!expected) return { state: isLikeBase ? 'same' : 'new', isLikeBase };
  return { state: 'changed', isLikeBase, expected, difference };
}

const isSame = (one: Image, other: Image) => !compareStrictly(one, other).isChange;
