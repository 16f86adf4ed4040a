import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { FunctionBundles } from './function-bundles.ts';
import { rootPackage, writePackageFiles } from './package-files.ts';
import { thirdPartyLicenses } from './third-party-licenses.ts';
import { writeDeclarations } from './write-declarations.ts';

/** CDK does not recognize the classes of a second copy. */
const PEERS = ['aws-cdk-lib', 'constructs'];
/** The public types need only these declarations. */
const DECLARATIONS = ['index', 'agent-inbox', 'feature-flags', 'generated/agent-inbox-props'];
const REQUIRE_BANNER =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

export async function writeConstructPackage(
  root: string,
  bundles: FunctionBundles,
  out: string,
): Promise<string> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['lib/index.ts'],
    outfile: join(out, 'lib', 'index.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    external: PEERS,
    banner: { js: REQUIRE_BANNER },
    metafile: true,
    logLevel: 'warning',
  });
  writeDeclarations(root, 'lib', DECLARATIONS, join(out, 'lib'));
  cpSync(bundles.directory, join(out, 'functions'), { recursive: true });
  const inputs = [...Object.keys(metafile.inputs), ...bundles.inputs];
  writeFileSync(join(out, 'THIRD-PARTY-LICENSES'), thirdPartyLicenses(root, inputs));
  const { devDependencies } = rootPackage(root);
  writePackageFiles(root, out, {
    name: 'agent-inbox-cdk',
    description: 'Email inboxes for software agents, as a construct of the AWS CDK.',
    keywords: ['aws-cdk', 'email', 'ses', 'agents', 'mcp'],
    engines: { node: '>=20.19' },
    exports: {
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './package.json': './package.json',
    },
    types: './lib/index.d.ts',
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, `^${devDependencies[name]}`])),
    readme: 'lib/README.md',
  });
  return out;
}
