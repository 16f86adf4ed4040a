import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCommandPackage } from './command-package.ts';
import { writeConstructPackage } from './construct-package.ts';
import { buildFunctions } from './function-bundles.ts';

/**
 * Makes the npm packages and packs them: the client, the construct and the command.
 * usage: npm run packages [-- folder, by default dist/packages]
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const out = resolve(process.argv[2] ?? join(ROOT, 'dist', 'packages'));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const bundles = await buildFunctions(join(out, 'functions'));
const construct = await writeConstructPackage(ROOT, bundles, join(out, 'agent-inbox-cdk'));
const command = await writeCommandPackage(ROOT, bundles, join(out, 'agentinbox'));
for (const folder of [join(ROOT, 'client'), construct, command]) {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', out], {
    cwd: folder,
    encoding: 'utf8',
  });
  console.log(join(out, packed.trim()));
}
