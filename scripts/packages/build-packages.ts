import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCommandPackage } from './command-package.ts';
import { writeConstructPackage } from './construct-package.ts';
import { buildFunctions } from './function-bundles.ts';
import { writeReaderPackage } from './reader-package.ts';
import { writeTestPackage } from './test-package.ts';

/** Usage: npm run packages [-- folder, by default dist/packages]. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const out = resolve(process.argv[2] ?? join(ROOT, 'dist', 'packages'));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const bundles = await buildFunctions(join(out, 'functions'));
const reader = await writeReaderPackage(ROOT, join(out, 'mail-reader'));
const construct = await writeConstructPackage(ROOT, bundles, join(out, 'agent-inbox-cdk'));
const command = await writeCommandPackage(ROOT, bundles, join(out, 'agentinbox'));
const fixtures = await writeTestPackage(ROOT, join(out, 'agentinbox-test'));
for (const folder of [join(ROOT, 'packages', 'client'), reader, construct, command, fixtures]) {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', out], {
    cwd: folder,
    encoding: 'utf8',
  });
  console.log(join(out, packed.trim()));
}
