import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError, RESUME_TYPES, type Locale, type PositionRoleName } from '@fatal/contracts';
import { readChecked } from '../lib/data-files.ts';
import { errorMessage } from '../lib/error-message.ts';
import { i18nFor } from '../messages/i18n.ts';
import { StoreError, type Store } from '../store/store.ts';
import { applicantPage, nameOf, type FileCopy } from './applicant-page.ts';
import { APPLICATION_FORMS, sectionOf, type Application } from './applications.ts';
import { indexPage, type Entry } from './index-page.ts';

const INDEX = 'index.html';

/** Folder for the pages and copies of the applicants' files. */
const PAGES = 'applications';

export interface DossierOptions {
  /** Only applications for this position. Default: all applications. */
  role?: PositionRoleName;
  /** Includes only applications received at this time (ISO 8601) or later. */
  since?: string;
  /** Language of headings and labels. */
  locale: Locale;
  /** The time in milliseconds. */
  now: () => number;
}

export interface Dossier {
  /** The page to open first. */
  index: string;
  applications: number;
  /** Applications that are marked as spam. */
  marked: number;
  files: number;
  /** Files of applications that are missing or damaged. */
  badFiles: string[];
}

type Written = Entry & { id: string; badFile?: string; files: string[] };

/** Throws {@link OperatorError} unless the folder is empty or missing. */
async function assertEmpty(dir: string): Promise<void> {
  if (!existsSync(dir)) return;
  const names = await readdir(dir).catch((error: unknown) => {
    throw cannotWrite(dir, error);
  });
  if (names.length > 0) throw new OperatorError(`${dir} is not empty.`);
}

/**
 * Writes a page for each application, then an index. Only the owner can read them. Leaves nothing behind when it throws. Throws
 * {@link OperatorError}.
 * @param dir An empty or missing folder.
 */
export async function writeDossier(
  store: Store,
  dataDir: string,
  dir: string,
  options: DossierOptions,
): Promise<Dossier> {
  await assertEmpty(dir);
  const isNew = !existsSync(dir);
  try {
    await mkdir(join(dir, PAGES), { recursive: true, mode: 0o700 });
    await chmod(dir, 0o700);
    return await writePages(store, dataDir, dir, options);
  } catch (error) {
    await rm(join(dir, PAGES), { recursive: true, force: true }).catch(() => undefined);
    await rm(join(dir, INDEX), { force: true }).catch(() => undefined);
    if (isNew) await rmdir(dir).catch(() => undefined);
    throw error instanceof OperatorError || error instanceof StoreError ? error : cannotWrite(dir, error);
  }
}

const cannotWrite = (dir: string, error: unknown) =>
  new OperatorError(`Cannot write ${dir}: ${errorMessage(error)}.`, { cause: error });

async function writePages(
  store: Store,
  dataDir: string,
  dir: string,
  options: DossierOptions,
): Promise<Dossier> {
  const { since, locale, now } = options;
  const written: Written[] = [];
  for await (const application of applicationsOf(store, options)) {
    written.push(await writeApplication(application, dataDir, dir, locale));
  }
  const entries = await removeDeleted(store, dir, written);
  const facts = { madeAt: new Date(now()).toISOString(), since };
  await writePrivate(join(dir, INDEX), indexPage(entries, facts, locale));
  return {
    index: join(dir, INDEX),
    applications: entries.length,
    marked: entries.filter(({ spam }) => spam).length,
    files: entries.filter(({ files }) => files.length > 1).length,
    badFiles: entries.flatMap(({ badFile }) => badFile ?? []),
  };
}

async function* applicationsOf(store: Store, { role, since }: DossierOptions): AsyncGenerator<Application> {
  for (const kind of role === undefined ? APPLICATION_FORMS : (['application'] as const)) {
    for await (const submission of store.exportSubmissions({ kind, since })) {
      if (role === undefined || submission.payload.role === role) yield { ...submission, kind };
    }
  }
}

async function writeApplication(
  application: Application,
  dataDir: string,
  dir: string,
  locale: Locale,
): Promise<Written> {
  const i18n = i18nFor(locale);
  const { id, createdAt, spam, file } = application;
  const copy = await copyFile(application, dataDir, dir);
  const page = `${PAGES}/${id}.html`;
  await writePrivate(join(dir, page), applicantPage(application, copy, `../${INDEX}`, locale));
  return {
    id,
    name: nameOf(application, i18n),
    section: sectionOf(application, i18n),
    createdAt,
    locale: application.locale,
    spam,
    path: page,
    files: [page, ...(copy?.path === undefined ? [] : [`${PAGES}/${copy.path}`])],
    ...(copy?.problem === undefined ? {} : { badFile: `${String(file?.path)} (${copy.problem})` }),
  };
}

/** Copies the file next to the page, under a safe name: the sender's name could make it run when opened. */
async function copyFile(
  { id, file }: Application,
  dataDir: string,
  dir: string,
): Promise<FileCopy | undefined> {
  if (!file) return undefined;
  const { content, problem } = await readChecked(dataDir, file);
  if (content === undefined) return { problem };
  // If a file has changed since it was stored, its type is unknown.
  const type = problem === undefined ? file.type : undefined;
  const [extension = 'bin'] = Object.entries(RESUME_TYPES).find(([, known]) => known === type) ?? [];
  const path = `${id}.${extension}`;
  await writePrivate(join(dir, PAGES, path), content);
  return { path, problem };
}

/** Deletes the pages of submissions that were withdrawn or erased while the dossier was being written. */
async function removeDeleted(store: Store, dir: string, written: readonly Written[]): Promise<Written[]> {
  const left: Written[] = [];
  for (const entry of written) {
    if (await store.findSubmission(entry.id)) left.push(entry);
    else for (const file of entry.files) await rm(join(dir, file));
  }
  return left;
}

const writePrivate = (path: string, content: string | Buffer) =>
  writeFile(path, content, { flag: 'wx', mode: 0o600 });
