import { studio as record } from '#content/press';
import {
  CLIPS_ARCHIVE,
  KEY_ART,
  kitArchive,
  PICTURES_ARCHIVE,
  shownScreenshots,
} from '../../src/model/press-files.ts';
import { CREDIT } from '../../src/pages/press/sheet.ts';
import { pageUrl } from '../page-url.ts';
import type { Subject } from '../subject.ts';
import { aboutPage, studio, urlOf, type Node } from './node.ts';

/** Returns a picture with its license and credit, which search results show. */
const picture = (subject: Subject, file: string): Node => ({
  '@type': 'ImageObject',
  contentUrl: subject.origin + file,
  creditText: CREDIT,
  license: `${urlOf(subject)}#use`,
  acquireLicensePage: `${pageUrl(subject.origin, '/support', subject.locale)}#contact`,
});

const archive = (subject: Subject, file: string): Node => ({
  '@type': 'MediaObject',
  contentUrl: subject.origin + file,
  encodingFormat: 'application/zip',
});

/** Returns the press page with the studio, the archives and the pictures. */
export const pressKit = (subject: Subject): Node => ({
  '@type': 'WebPage',
  name: subject.title,
  ...aboutPage(subject),
  about: { ...studio(subject), foundingDate: String(record.founded) },
  associatedMedia: [kitArchive(subject.locale), PICTURES_ARCHIVE, CLIPS_ARCHIVE].map((file) =>
    archive(subject, file),
  ),
  hasPart: [...KEY_ART.map(({ titled }) => titled), ...shownScreenshots.map(({ file }) => file)].map((file) =>
    picture(subject, file),
  ),
});
