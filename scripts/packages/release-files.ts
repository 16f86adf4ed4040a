import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { buildFunctions } from './function-bundles.ts';
import { rootPackage } from './package-files.ts';
import { writeReleasedTemplates } from './released-templates.ts';
import { bundledPackages } from './third-party-licenses.ts';

/**
 * Writes templates, code, deployer policy, SBOM (CycloneDX) of the bundled packages, and checksums: npm run
 * release-files [-- folder, by default dist/release].
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const out = resolve(process.argv[2] ?? join(ROOT, 'dist', 'release'));

const sbomSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const { version } = rootPackage(ROOT);
// The bundles also contain development dependencies, such as the console's Preact.
const installed = sbomSchema.parse(
  JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  ),
);
const functions = join(out, 'functions');
const { inputs } = await buildFunctions(functions);
writeReleasedTemplates(functions, version, out);
rmSync(functions, { recursive: true });
const deployed = new Set(bundledPackages(ROOT, inputs).map(({ name, version }) => `${name}@${version}`));
const components = installed.components.filter((component) => deployed.has(component['bom-ref']));
if (components.length < deployed.size) throw new Error('The list of npm lacks packages of the bundles');
const product = installed.metadata.component['bom-ref'];
const dependencies = installed.dependencies
  .filter(({ ref }) => ref === product || deployed.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => deployed.has(each)) }));
const sbom = { ...installed, components, dependencies };
writeFileSync(join(out, `agent-inbox-${version}-sbom.cdx.json`), JSON.stringify(sbom, undefined, 2));
const sums = readdirSync(out).map((name) => {
  const hash = createHash('sha256').update(readFileSync(join(out, name)));
  return `${hash.digest('hex')}  ${name}\n`;
});
writeFileSync(join(out, 'SHA256SUMS'), sums.join(''));
