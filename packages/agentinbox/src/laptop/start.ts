import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StartRefused, SynthesisFailed, startRuntime } from '@agent-inbox/laptop';
import { banner } from './banner.ts';
import { readOptions, type StartFlags } from './start-options.ts';

const PROJECT_ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm forwards a Ctrl-C that the terminal also sent to this process: signals within this time count once. */
const SAME_REQUEST_MS = 1_000;
const LOOK_FOR_PARENT_MS = 500;

/**
 * Runs the service until a signal stops it, then exits, with code 0 after a clean stop.
 * @param print prints text for users. A signal during startup stops the runtime afterwards; a second one exits.
 * @throws an error if the start is refused; always on Windows, which lacks signals and `ps`
 */
export async function start(flags: StartFlags, print: (text: string) => void): Promise<never> {
  if (process.platform === 'win32') {
    throw new StartRefused('The service runs on Linux and macOS. On Windows, start it in WSL 2 (README.md)');
  }
  const options = readOptions(flags, { projectRoot: PROJECT_ROOT, report: print });
  const stop = stopSignal();
  print('Starting…');
  const runtime = await startRuntime(options).catch((error: unknown) => {
    // The terminal sends Ctrl-C to all processes, so it has also ended the synthesis.
    if (!(stop.aborted && error instanceof SynthesisFailed)) throw error;
    print('Stopped during startup.');
    process.exit(0);
  });
  let isLost = false;
  if (!stop.aborted) {
    print(banner(runtime.endpoints, runtime.dataDir, runtime.movedPorts));
    // The banner does not wait for these functions.
    void runtime.loadMailFunctions();
    isLost = await Promise.race([once(stop, 'abort').then(() => false), runtime.lost.then(() => true)]);
  }
  print('Stopping… Waiting calls finish first, within 25 s. Press Ctrl-C again to stop immediately.');
  await runtime.stop();
  process.exit(isLost ? 1 : 0);
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
 * npm does not forward its own termination signal, and SIGKILL cannot be forwarded; without this check the
 * runtime would continue to run.
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
