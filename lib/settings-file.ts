import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Node } from 'constructs';
import * as z from 'zod';
import { everySetting } from './settings.ts';

/** The context can name another file: `-c settings=staging.settings.json`; an empty value means no file. */
const CONTEXT = 'settings';
const DEFAULT_FILE = 'agent-inbox.settings.json';

const fileSchema = z.record(z.string(), z.unknown());

/**
 * A file keeps deployments from omitting settings; lib/settings.ts checks the values. @throws Error that names the file
 * and what is wrong with it
 */
export function readSettingsFile(
  node: Pick<Node, 'tryGetContext'>,
  directory: string,
): Readonly<Record<string, unknown>> {
  const named = z.string().optional().parse(node.tryGetContext(CONTEXT));
  const file = named ?? DEFAULT_FILE;
  const path = resolve(directory, file);
  if (file === '' || (named === undefined && !existsSync(path))) return {};
  if (!existsSync(path)) throw new Error(`Settings refused: there is no file ${file} (-c settings=${file})`);
  const settings = fileSchema.safeParse(parseJson(file, readFileSync(path, 'utf8')));
  if (!settings.success) throw new Error(`Settings refused: ${file} must contain a JSON object`);
  const unknown = Object.keys(settings.data).filter((name) => !Object.hasOwn(everySetting.shape, name));
  if (unknown.length > 0) {
    const rules = unknown.map((name) => `  ${name}: there is no such setting`);
    throw new Error(`Settings refused (${file}):\n${rules.join('\n')}`);
  }
  return settings.data;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`Settings refused: ${file} is not JSON`, { cause: error });
  }
}
