import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mcpGuide } from '../../scripts/mcp-token-table.ts';

test('docs/mcp.md has the tokens of the tools as they are: npm run generate writes them', () => {
  const guide = readFileSync(fileURLToPath(new URL('../../docs/mcp.md', import.meta.url)), 'utf8');

  expect(mcpGuide(guide)).toBe(guide);
});
