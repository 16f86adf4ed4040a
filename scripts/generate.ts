import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientFiles } from './client-files.ts';
import { mcpGuide } from './mcp-token-table.ts';
import { pythonFiles } from './python-files.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

for (const [path, text] of [...clientFiles(), ...pythonFiles()]) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}
const guide = join(ROOT, 'docs/mcp.md');
writeFileSync(guide, mcpGuide(readFileSync(guide, 'utf8')));
execFileSync('biome', ['format', '--write', 'client/src/generated', 'bin/generated'], { cwd: ROOT });
