import { LOCALES } from '@fatal/contracts';
import type { Content } from '../content.ts';
import { FileCheck, isWebAddress, type ContentProblem } from '../problems.ts';
import type { ContentReferences } from '../content-references.ts';

/** The gallery, the videos and the partners. */
export function findProblems(content: Content, references: ContentReferences): ContentProblem[] {
  return [
    ...checkGallery(content, references),
    ...checkVideos(content, references),
    ...checkPartners(content, references),
  ];
}

function checkGallery({ gallery }: Content, references: ContentReferences): ContentProblem[] {
  const check = new FileCheck('content/gallery.ts', references);
  const entries = gallery.map((image, index) => [`image ${String(index + 1)}`, image] as const);
  check.unique(
    'a picture',
    entries.map(([entry, { picture }]) => [entry, picture.path]),
  );
  for (const [entry, image] of entries) check.words(entry, image.alt);
  return check.problems;
}

function checkVideos({ videos }: Content, references: ContentReferences): ContentProblem[] {
  const check = new FileCheck('content/videos.ts', references);
  check.unique(
    'an id',
    videos.map(({ id }) => [id, id]),
  );
  for (const { id, title, description, duration, poster, source, captions = {} } of videos) {
    check.must(Number.isInteger(duration) && duration > 0, id, 'say how many whole seconds it lasts');
    check.words(id, title, description);
    check.words(id, poster.alt);
    if ('embed' in source) {
      check.must(isWebAddress(source.embed), id, 'be embedded from an address that begins with https://');
      check.must(isWebAddress(source.watchUrl), id, 'have a page that begins with https://');
    } else {
      check.must(source.files.length > 0, id, 'have a file');
      for (const { src } of source.files) check.publicFile(id, src);
      for (const locale of LOCALES) check.must(locale in captions, id, `have captions in ${locale}`);
    }
    for (const file of Object.values(captions)) check.publicFile(id, file);
  }
  return check.problems;
}

function checkPartners({ partners }: Content, references: ContentReferences): ContentProblem[] {
  const check = new FileCheck('content/partners.ts', references);
  check.unique(
    'an id',
    partners.map(({ id }) => [id, id]),
  );
  for (const { id, logo, name, description } of partners) {
    check.publicFile(id, logo);
    check.words(id, name, description);
  }
  return check.problems;
}
