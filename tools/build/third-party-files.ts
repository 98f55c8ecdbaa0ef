import type { ThirdParty } from './third-party.ts';

const RULE = '='.repeat(80);

/** `THIRD-PARTY-NOTICES.txt`: each package with its licence. */
export const noticesOf = (packages: readonly ThirdParty[]): string =>
  packages
    .map(({ name, version, licence, text }) => `${RULE}\n${name} ${version} (${licence})\n\n${text}\n`)
    .join('\n');

/** `sbom.cdx.json`: the same in CycloneDX, without a serial number or a date, so that the same packages are the same text. */
export function sbomOf(packages: readonly ThirdParty[], version: string): string {
  const components = packages.map(({ name, version, licence, integrity }) => ({
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [licenceOf(licence)],
    ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
  }));
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'fatal', name: 'fatal', version } },
    components,
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

const licenceOf = (licence: string) =>
  /[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } };

/** `sha512-<base64>` as CycloneDX writes it. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}
