import { chmodSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionBundles } from './function-bundles.ts';
import { rootPackage, versionsOf, writePackageFiles } from './package-files.ts';
import { sourceGraph } from './source-graph.ts';
import { thirdPartyLicenses } from './third-party-licenses.ts';
import { writeJavaScript } from './write-javascript.ts';

/** The command, and the programs that it starts by their paths. */
const ENTRIES = [
  'bin/agent-inbox.mjs',
  'bin/app.ts',
  'local/functions/sandbox.worker.mjs',
  'local/engines/connector.mjs',
];
/** Packages that are found by their name, without an import: Node for the service, on machines with an older one. */
const FOUND_BY_NAME = ['node'];

/** Writes the package `agentinbox`: command line and laptop service as JavaScript, with the bundles of the functions. */
export async function writeCommandPackage(
  root: string,
  bundles: FunctionBundles,
  out: string,
): Promise<string> {
  const { files, packages } = await sourceGraph(root, ENTRIES);
  await writeJavaScript(root, files, out);
  cpSync(bundles.directory, join(out, 'functions'), { recursive: true });
  for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css']) {
    cpSync(join(root, 'node_modules', 'swagger-ui-dist', file), join(out, 'local', 'reference', file));
  }
  cpSync(join(root, 'cdk.json'), join(out, 'cdk.json'));
  chmodSync(join(out, 'bin', 'agent-inbox.mjs'), 0o755);
  const bundled = [...bundles.inputs, 'node_modules/swagger-ui-dist/package.json'];
  writeFileSync(join(out, 'THIRD-PARTY-LICENSES'), thirdPartyLicenses(root, bundled));
  const manifest = rootPackage(root);
  writePackageFiles(root, out, {
    name: 'agentinbox',
    description: 'Email inboxes for software agents: the whole service on a laptop, and its command line.',
    keywords: ['email', 'agents', 'mcp', 'inbox', 'testing'],
    engines: { node: '>=20' },
    bin: { agentinbox: 'bin/agent-inbox.mjs' },
    dependencies: versionsOf(manifest, [...packages, ...FOUND_BY_NAME]),
    optionalDependencies: manifest.optionalDependencies,
    readme: 'bin/README.md',
  });
  return out;
}
