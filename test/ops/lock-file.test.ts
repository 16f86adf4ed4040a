import { expect, test } from 'vitest';
import * as z from 'zod';
import { readText } from './repository-files.ts';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional(), link: z.boolean().optional() })),
});

test('package-lock.json names no registry, so that npm uses the configured one, and links the workspace', () => {
  const { packages } = lockSchema.parse(JSON.parse(readText('package-lock.json')));
  const resolved = Object.entries(packages).filter(([, entry]) => entry.resolved !== undefined);

  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(resolved).toEqual([['node_modules/agent-inbox-client', { resolved: 'client', link: true }]]);
});
