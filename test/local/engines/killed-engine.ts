import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a DynamoDB engine on a file and kills the process that it belongs to. @returns id of the engine's process. */
export async function killedEngine(dataFile: string): Promise<number> {
  const source = new URL('../../../local/engines/dynamodb-engine.ts', import.meta.url).href;
  const script = `const { startDynamodb } = await import(${JSON.stringify(source)});
    await startDynamodb({ dataFile: ${JSON.stringify(dataFile)} });
    const { readFileSync } = await import('node:fs');
    console.log(JSON.parse(readFileSync(${JSON.stringify(`${dataFile}.pid`)}, 'utf8')).pid);`;
  const runtime = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(runtime.stdout, 'data');
  runtime.kill('SIGKILL');
  await once(runtime, 'exit');
  return Number(String(line));
}
