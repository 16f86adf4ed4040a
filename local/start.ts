import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { banner } from './command-line/banner.ts';
import { StartRefused } from './failures/start-refused.ts';
import { readOptions, type StartFlags } from './runtime/options.ts';
import { startRuntime } from './runtime/runtime.ts';
import { SynthesisFailed } from './synthesize/synthesize.ts';

const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm forwards the Ctrl-C that the terminal has sent to all processes: signals within this time count once. */
const SAME_REQUEST_MS = 1_000;
const LOOK_FOR_PARENT_MS = 500;

/**
 * Runs the service until a signal stops it, and ends the process, with exit code 0 after a clean stop.
 * @param print prints text for users. A signal during the start stops the runtime after the start; a second one ends
 *   the process.
 * @throws the error that refuses the start; on Windows always, because signals and `ps` are needed.
 */
export async function start(flags: StartFlags, print: (text: string) => void): Promise<never> {
  if (process.platform === 'win32') {
    throw new StartRefused('The service runs on Linux and macOS. On Windows start it in WSL 2 (README.md)');
  }
  const options = readOptions(flags, { projectRoot: PROJECT_ROOT, report: print });
  const stop = stopSignal();
  print('Starting…');
  const runtime = await startRuntime(options).catch((error: unknown) => {
    // Ctrl-C is sent to all processes of the terminal, so it has also ended the synthesis.
    if (!(stop.aborted && error instanceof SynthesisFailed)) throw error;
    print('Stopped before it had started.');
    process.exit(0);
  });
  if (!stop.aborted) {
    print(banner(runtime.endpoints, runtime.dataDir, runtime.movedPorts));
    // After the banner, which does not wait for it.
    void runtime.loadMailFunctions();
    await once(stop, 'abort');
  }
  print('Stopping… Calls that wait end first, within 25 s; Ctrl-C again stops at once.');
  await runtime.stop();
  process.exit(0);
}

/** Aborted by the first stop signal. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let isSecondRequest = false;
  const onSignal = () => {
    if (isSecondRequest) process.exit(1);
    stop.abort();
    void delay(SAME_REQUEST_MS, undefined, { ref: false }).then(() => {
      isSecondRequest = true;
    });
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  whenLauncherHasEnded(onSignal);
  return stop.signal;
}

/**
 * npm does not forward the signal that ends it, and SIGKILL cannot be forwarded: without this check the runtime would
 * continue to run.
 */
function whenLauncherHasEnded(stop: () => void): void {
  const { npm_lifecycle_event: npmScript, AGENT_INBOX_LAUNCHER: launcher } = process.env;
  if (npmScript === undefined && launcher === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, LOOK_FOR_PARENT_MS);
  look.unref();
}
