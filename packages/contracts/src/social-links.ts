import * as v from 'valibot';
import { webAddress } from './fields.ts';
import { normalizeTyped, foldUrl } from './typed-text.ts';

/** Platforms of a link row, in menu order. */
export const SOCIAL_PLATFORMS = [
  'github',
  'instagram',
  'x',
  'artstation',
  'behance',
  'linkedin',
  'youtube',
  'vimeo',
  'website',
  'googleDrive',
  'linktree',
  'other',
] as const;

export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

const socialLinkRowSchema = v.object(
  {
    platform: v.picklist(SOCIAL_PLATFORMS, 'required_link'),
    link: webAddress('required_link'),
  },
  'required_link',
);

/** Maximum number of rows in one application: each platform once, and a few more of `other`. */
export const MAX_SOCIAL_LINKS = 20;

export const socialLinkRowsSchema = v.pipe(
  v.array(socialLinkRowSchema, 'required_link'),
  v.maxLength(MAX_SOCIAL_LINKS, 'too_long'),
);

/** Adds `https://` to a URL without a scheme. Blank text becomes empty. */
export function withScheme(address: string): string {
  const text = normalizeTyped(address, foldUrl);
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}

/**
 * Encodes the rows for the request as JSON text of a platform-to-link map, or `null` if there are none. A repeated
 * `other` becomes `other_2`, `other_3`, … (Spec 11.5).
 */
export function encodeSocialLinks(rows: readonly { platform: string; link: string }[]): string | null {
  if (rows.length === 0) return null;
  const map: Record<string, string> = {};
  for (const { platform, link } of rows) {
    let name = platform;
    for (let n = 2; name in map; n += 1) name = `${platform}_${String(n)}`;
    map[name] = link;
  }
  return JSON.stringify(map);
}

/** Decodes the rows from the request, without validating them; `undefined` if it isn't a map of strings. */
export function decodeSocialLinks(wire: unknown): { platform: string; link: string }[] | undefined {
  if (wire === null || wire === undefined) return [];
  if (typeof wire !== 'string') return undefined;
  let map: unknown;
  try {
    map = JSON.parse(wire);
  } catch {
    return undefined;
  }
  if (map === null) return [];
  if (typeof map !== 'object' || Array.isArray(map)) return undefined;
  const entries = Object.entries(map);
  if (!entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) return undefined;
  return entries.map(([name, link]) => ({ platform: name.replace(/^other_\d+$/, 'other'), link }));
}
