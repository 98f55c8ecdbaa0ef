import { CODINGS, type Coding, type Representation, type StoredFile } from '../../site/stored-file.ts';

/** The best representation that an `Accept-Encoding` header admits. */
export function chooseRepresentation(
  { representations }: StoredFile,
  acceptEncoding: string | undefined,
): Representation & { coding: Coding } {
  const accepted = readCodings(acceptEncoding ?? '');
  for (const coding of CODINGS) {
    const representation = representations[coding];
    if (representation && accepted.has(coding)) return { coding, ...representation };
  }
  return { coding: 'identity', ...representations.identity };
}

function readCodings(header: string): Set<string> {
  const wishes = header.split(',').map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()));
  const wanted = wishes.filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''));
  return new Set(wanted.map(([coding]) => coding ?? ''));
}

/** Whether an `If-None-Match` header names this entity tag. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//, '');
    return candidate === etag || candidate === '*';
  });
}
