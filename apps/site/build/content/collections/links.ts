import * as v from 'valibot';
import type { Reader } from '../reader.ts';
import { oneOf } from '../text/known.ts';
import { email, webAddress, words } from '../text/schemas.ts';
import { record } from '../text/yaml.ts';

/** Reads external URLs, and which of them are still placeholders. */
export function readLinks(reader: Reader) {
  const file = 'links.yaml';
  const links = reader.recordWithLines(
    file,
    record({
      samples: v.array(words, 'must be a list of names'),
      steam: webAddress,
      database: webAddress,
      showcase: webAddress,
      press: email,
      social: v.array(record({ name: words, href: webAddress }), 'must be a list of names and addresses'),
    }),
  );
  const {
    samples = [],
    steam = '',
    database = '',
    showcase = '',
    press = '',
    social = [],
  } = links?.value ?? {};
  const names = ['steam', 'database', 'showcase', 'press', ...social.map(({ name }) => name)];
  samples.forEach((name, place) => {
    const known = v.safeParse(oneOf(names, 'address in this file'), name);
    if (!known.success) links?.report(links.lineOf(['samples', place]), known.issues[0].message);
  });
  return {
    steamPage: steam,
    gameDatabasePage: database,
    showcasePage: showcase,
    pressEmail: press,
    socialLinks: social,
    sampleLinks: samples,
  };
}
