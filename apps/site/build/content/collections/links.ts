import * as v from 'valibot';
import type { Reader } from '../reader.ts';
import { webAddress, words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';

/** Addresses outside of the site. */
export function readLinks(reader: Reader) {
  const social = v.array(record({ name: words, href: webAddress }), 'must be a list of names and addresses');
  const links = reader.record('links.yaml', record({ steam: webAddress, database: webAddress, social }));
  return {
    steamPage: links?.steam ?? '',
    gameDatabasePage: links?.database ?? '',
    socialLinks: links?.social ?? [],
  };
}
