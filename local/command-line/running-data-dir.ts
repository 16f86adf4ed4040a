import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpointsFile } from '../data-dir/endpoints-file.ts';
import { DEFAULT_DATA_DIR, dataDirOfEnvironment } from '../runtime/options.ts';

const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Data directory of the local service that is meant when none is named: that of the environment, else that of the current folder,
 * else that of `npm start` in the project.
 */
export function runningDataDir(folders: readonly string[] = [process.cwd(), PROJECT_ROOT]): string {
  const named = dataDirOfEnvironment();
  if (named !== undefined) return named;
  const hasService = (folder: string) => existsSync(endpointsFile(join(folder, DEFAULT_DATA_DIR)).file);
  const [current, ...others] = folders;
  const other = current !== undefined && hasService(current) ? undefined : others.find(hasService);
  return other === undefined ? DEFAULT_DATA_DIR : join(other, DEFAULT_DATA_DIR);
}
