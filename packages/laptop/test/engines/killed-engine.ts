import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { descendantsOf } from './child-processes.ts';

/**
 * Starts a DynamoDB engine on a file and kills its parent process, after the process that would end the engine then.
 * @returns id of the engine's process.
 */
export async function killedEngine(dataFile: string): Promise<number> {
  const source = new URL('../../src/engines/dynamodb-engine.ts', import.meta.url).href;
  const script = `const { startDynamodb } = await import(${JSON.stringify(source)});
    await startDynamodb({ dataFile: ${JSON.stringify(dataFile)} });
    const { readFileSync } = await import('node:fs');
    console.log(JSON.parse(readFileSync(${JSON.stringify(`${dataFile}.pid`)}, 'utf8')).pid);`;
  const runtime = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(runtime.stdout, 'data');
  const engine = Number(String(line));
  const others = descendantsOf(Number(runtime.pid)).filter((pid) => pid !== engine);
  for (const pid of others) process.kill(pid, 'SIGKILL');
  runtime.kill('SIGKILL');
  await once(runtime, 'exit');
  return engine;
}
