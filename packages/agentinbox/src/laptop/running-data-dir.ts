import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpointsFile } from '@agent-inbox/laptop/endpoints';
import { DEFAULT_DATA_DIR, dataDirOfEnvironment } from './start-options.ts';

const PROJECT_ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Selects the local service's data directory if none is named: from the environment, the current folder, or
 * `npm start` in the project.
 */
export function runningDataDir(folders: readonly string[] = [process.cwd(), PROJECT_ROOT]): string {
  const named = dataDirOfEnvironment();
  if (named !== undefined) return named;
  const hasService = (folder: string) => existsSync(endpointsFile(join(folder, DEFAULT_DATA_DIR)).file);
  const [current, ...others] = folders;
  const other = current !== undefined && hasService(current) ? undefined : others.find(hasService);
  return other === undefined ? DEFAULT_DATA_DIR : join(other, DEFAULT_DATA_DIR);
}
