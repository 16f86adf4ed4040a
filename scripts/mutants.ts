import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installOnDemand } from './install-on-demand.ts';

/**
 * `npm run mutants -- lambdas/webhooks/breaker.ts [another file or pattern]...` lists the mutants of StrykerJS that no
 * short test of the code in its own process detects.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const mutate = process.argv.slice(2);
if (mutate.length === 0) {
  console.error('Give the files to mutate: npm run mutants -- lambdas/webhooks/breaker.ts');
  process.exit(2);
}
// The runner must find the vitest of this repository, which is above the folder of the installation.
const installed = installOnDemand(
  '--omit=peer',
  '@stryker-mutator/core@10.1.1',
  '@stryker-mutator/vitest-runner@10.1.1',
);
const packages = join(installed, 'node_modules', '@stryker-mutator');
const directory = mkdtempSync(join(tmpdir(), 'mutants-'));
const config = join(directory, 'stryker.config.json');
writeFileSync(
  config,
  JSON.stringify({
    mutate,
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants.vitest.ts' },
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { logTests: false, reportTests: false },
    // TypeScript 7 has no function that StrykerJS reads a tsconfig.json with.
    tsconfigFile: 'none.json',
    ignorePatterns: ['/dist', '/.cache', '/cdk.out'],
    // Below the root, so that the mutants find its packages.
    tempDirName: '.cache/mutants',
  }),
);
const program = join(packages, 'core', 'bin', 'stryker.js');
const { status } = spawnSync(process.execPath, [program, 'run', config], { cwd: ROOT, stdio: 'inherit' });
rmSync(directory, { recursive: true, force: true });
process.exitCode = status ?? 1;
