import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WrongUsage } from 'agentinbox';
import { refuseWrongSettings } from 'agentinbox/settings';
import * as z from 'zod';
import { readSettings, type Settings } from '../../../lib/settings.ts';
import { readSettingsFile } from '../../../lib/settings-file.ts';

const contextSchema = z.record(z.string(), z.json());

/**
 * Returns the settings that `cdk deploy` would use; later sources win: agent-inbox.settings.json, cdk.json,
 * cdk.context.json, `given` (each `key=value`). @throws Error that names the invalid setting or file.
 */
export function settingsOfDeployment(directory: string, given: readonly string[]): Settings {
  refuseWrongSettings(given);
  const context = { ...contextOfCdkJson(directory), ...contextFile(directory), ...fromFlags(given) };
  const source = { tryGetContext: (name: string): unknown => context[name] };
  return readSettings(source, readSettingsFile(source, directory));
}

function contextOfCdkJson(directory: string): z.output<typeof contextSchema> {
  const content = readJson(join(directory, 'cdk.json'), z.object({ context: contextSchema.default({}) }));
  return content?.context ?? {};
}

function contextFile(directory: string): z.output<typeof contextSchema> {
  return readJson(join(directory, 'cdk.context.json'), contextSchema) ?? {};
}

function readJson<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} does not contain CDK context`, { cause });
  }
}

function fromFlags(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const equals = text.indexOf('=');
      if (equals < 1) throw new WrongUsage(`--set must be key=value, not "${text}"`);
      return [text.slice(0, equals), text.slice(equals + 1)] as const;
    }),
  );
}
