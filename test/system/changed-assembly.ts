import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesize } from '@agent-inbox/laptop';
import * as z from 'zod';
import { PROJECT_ROOT, SETTINGS } from './service.ts';

const resourceSchema = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
});
const templateSchema = z.looseObject({ Resources: z.record(z.string(), resourceSchema) });
export type Resources = z.output<typeof templateSchema>['Resources'];

/** The synthesized app with a change made to its template, as if a construct made another resource. */
export async function changedAssembly(change: (resources: Resources) => void): Promise<{
  readonly directory: string;
  remove(): void;
}> {
  const original = await synthesize({
    projectRoot: PROJECT_ROOT,
    context: SETTINGS,
    cacheDir: join(PROJECT_ROOT, '.cache', 'assembly'),
    onBuild: () => undefined,
  });
  const directory = mkdtempSync(join(tmpdir(), 'assembly-'));
  cpSync(original, directory, { recursive: true });
  const file = join(directory, 'AgentInbox.template.json');
  const template = templateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  change(template.Resources);
  writeFileSync(file, JSON.stringify(template));
  return { directory, remove: () => rmSync(directory, { recursive: true }) };
}
