import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { builtExports, manifestOf, rootPackage, writePackageFiles } from './package-files.ts';
import { writeDeclarations } from './write-declarations.ts';

const FOLDER = 'packages/test-fixtures';
/** The packed client exports TypeScript sources, which Node does not run in `node_modules`. */
const CLIENT_SOURCE = 'agent-inbox-client/source';
const CLIENT = 'agent-inbox-client';

export async function writeTestPackage(root: string, out: string): Promise<string> {
  const manifest = manifestOf(root, FOLDER);
  const { name, description, engines } = manifest;
  const sources = join(FOLDER, 'src');
  const names = readdirSync(join(root, sources)).map((file) => file.replace(/\.ts$/, ''));
  await build({
    absWorkingDir: root,
    entryPoints: names.map((each) => join(sources, `${each}.ts`)),
    outdir: out,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  writeDeclarations(root, sources, names, out);
  for (const file of readdirSync(out)) {
    const text = readFileSync(join(out, file), 'utf8');
    const imports = text
      .replaceAll(CLIENT_SOURCE, CLIENT)
      .replaceAll(/( from ["']\.[^"']+)\.ts(["'])/g, '$1.js$2');
    writeFileSync(join(out, file), imports);
  }
  const { version } = rootPackage(root);
  writePackageFiles(root, out, {
    name,
    description,
    keywords: ['email', 'testing', 'playwright', 'vitest', 'fixtures'],
    engines,
    sideEffects: false,
    exports: builtExports(manifest.exports),
    dependencies: { [CLIENT]: version },
    peerDependencies: { agentinbox: version, vitest: '>=5' },
    peerDependenciesMeta: { agentinbox: { optional: true }, vitest: { optional: true } },
    readme: `${FOLDER}/README.md`,
  });
  return out;
}
