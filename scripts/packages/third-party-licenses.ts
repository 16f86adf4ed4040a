import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//;

/** The license texts of the packages whose files were bundled. */
export function thirdPartyLicenses(root: string, inputs: readonly string[]): string {
  const folders = new Set(inputs.flatMap((input) => PACKAGE.exec(input)?.[1] ?? []));
  const texts = [...folders].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each));
    const path = file === undefined ? undefined : join(root, folder, file);
    const text = path !== undefined && existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
    return `${name} ${version} (${license})\n\n${text}`.trim();
  });
  return `Code of these packages is in the bundles.\n\n${texts.join(`\n\n${'-'.repeat(70)}\n\n`)}\n`;
}
