import { chmodSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from '../../packages/laptop/src/engines/dynamodb-binary.ts';
import type { FunctionBundles } from './function-bundles.ts';
import { rootPackage, versionsOf, writePackageFiles } from './package-files.ts';
import { writeReleasedTemplates } from './released-templates.ts';
import { sourceGraph } from './source-graph.ts';
import { thirdPartyLicenses } from './third-party-licenses.ts';
import { writeJavaScript } from './write-javascript.ts';

/** The command starts these programs by path. */
const ENTRIES = [
  'bin/agent-inbox.mjs',
  'packages/laptop/src/functions/sandbox.worker.mjs',
  'packages/laptop/src/engines/connector.mjs',
];
const LAPTOP = join('packages', 'laptop');

export async function writeCommandPackage(
  root: string,
  bundles: FunctionBundles,
  out: string,
): Promise<string> {
  const { files, packages } = await sourceGraph(root, ENTRIES);
  await writeJavaScript(root, files, out);
  for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css']) {
    cpSync(join(root, 'node_modules', 'swagger-ui-dist', file), join(out, LAPTOP, 'src', 'reference', file));
  }
  writeReleasedTemplates(bundles.directory, rootPackage(root).version, join(out, 'release'));
  cpSync(join(root, LAPTOP, 'package.json'), join(out, LAPTOP, 'package.json'));
  chmodSync(join(out, 'bin', 'agent-inbox.mjs'), 0o755);
  const bundled = [...bundles.inputs, 'node_modules/swagger-ui-dist/package.json'];
  writeFileSync(join(out, 'THIRD-PARTY-LICENSES'), thirdPartyLicenses(root, bundled));
  writePackageFiles(root, out, {
    name: 'agentinbox',
    description: 'Email inboxes for software agents: the whole service on a laptop, and its command line.',
    keywords: ['email', 'agents', 'mcp', 'inbox', 'testing'],
    engines: { node: '>=20' },
    bin: { agentinbox: 'bin/agent-inbox.mjs' },
    dependencies: versionsOf(root, packages),
    // The launcher installs this Node.js version where the present one is too old.
    config: versionsOf(root, ['node']),
    // The package has no lock file, which would need the hashes of the engines.
    optionalDependencies: ENGINES,
    readme: 'packages/agentinbox/README.md',
  });
  return out;
}
