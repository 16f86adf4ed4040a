import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../../lambdas/http/openapi/document.ts';
import { lastRelease, releasedTree } from '../released-tree.ts';
import { breakingChanges } from './breaking-changes.ts';

/** Fails on a change that breaks clients of the last release: npm run compatibility [-- <tag or commit>]. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ref = process.argv[2] ?? lastRelease(ROOT);
if (ref === undefined) {
  console.log('Nothing to compare with: there is no release yet (or the clone has no tags).');
  process.exit(0);
}
const tree = releasedTree(ROOT, ref);
try {
  const module = join(tree, 'lambdas/http/openapi/document.ts');
  const program = `import(${JSON.stringify(module)}).then((m) => console.log(JSON.stringify(m.openApiDocument())))`;
  const printed = execFileSync(process.execPath, ['-e', program], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const breaks = breakingChanges(JSON.parse(printed), JSON.parse(JSON.stringify(openApiDocument())));
  for (const each of breaks) console.log(`  ${each}`);
  console.log(`${breaks.length} changes since ${ref} break clients of /v1.`);
  if (breaks.length > 0) process.exitCode = 1;
} finally {
  rmSync(tree, { recursive: true, force: true });
}
