import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { architecturePage } from './architecture-page.ts';
import { clientFiles } from './client-files.ts';
import { constructProps } from './construct-props.ts';
import { interfacePage } from './interface-tables.ts';
import { mcpGuide } from './mcp-token-table.ts';
import { pythonFiles } from './python-files.ts';
import { writeVersion } from './write-version.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

writeVersion(ROOT);
for (const [path, text] of [...clientFiles(), ...pythonFiles()]) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}
for (const [path, written] of [
  ['docs/architecture.md', architecturePage],
  ['docs/mcp.md', mcpGuide],
  ['docs/interface.md', interfacePage],
] as const) {
  const page = join(ROOT, path);
  writeFileSync(page, written(readFileSync(page, 'utf8')));
}
const deployPage = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');
mkdirSync(join(ROOT, 'lib/generated'), { recursive: true });
writeFileSync(join(ROOT, 'lib/generated/agent-inbox-props.ts'), constructProps(deployPage));
execFileSync(
  'biome',
  [
    'format',
    '--write',
    'packages/client/src/generated',
    'packages/agentinbox/src/generated',
    'lib/generated',
  ],
  {
    cwd: ROOT,
  },
);
