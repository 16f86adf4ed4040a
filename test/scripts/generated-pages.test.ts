import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { interfacePage } from '../../scripts/interface-tables.ts';
import { mcpGuide } from '../../scripts/mcp-token-table.ts';

test.each([
  ['mcp.md', 'the tokens of the tools', mcpGuide],
  ['interface.md', 'the operations with their parameters, and the events,', interfacePage],
])('docs/%s has %s as they are: npm run generate writes them', (name, _, written) => {
  const page = readFileSync(fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)), 'utf8');

  expect(written(page)).toBe(page);
});
