import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StartRefused, SynthesisFailed, startRuntime } from '@agent-inbox/laptop';
import { jsonText } from '../output/json-text.ts';
import { banner } from './banner.ts';
import { releasedAssembly } from './released-assembly.ts';
import { readOptions, type StartFlags } from './start-options.ts';

const PROJECT_ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm forwards a Ctrl-C that the terminal also sent to this process: signals within this time count once. */
const SAME_REQUEST_MS = 1_000;
const LOOK_FOR_PARENT_MS = 500;

interface StandardStreams {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/**
 * Exits with code 0 after a clean stop; a second signal exits at once. With `--ci`, standard output only has a line
 * with the endpoints. @throws an error if the start is refused, and on Windows, which lacks signals and `ps`.
 */
export async function start(flags: StartFlags, { print, printError }: StandardStreams): Promise<never> {
  if (process.platform === 'win32') {
    throw new StartRefused('The service runs on Linux and macOS. On Windows, start it in WSL 2 (README.md)');
  }
  const isForTests = flags.ci === true;
  const say = (text: string) => {
    if (!isForTests) print(text);
  };
  const report = isForTests ? printError : print;
  const options = readOptions(flags, { projectRoot: PROJECT_ROOT, report });
  const assembly = releasedAssembly(options);
  const stop = stopSignal(isForTests);
  say('Starting…');
  const runtime = await startRuntime({ ...options, assembly }).catch((error: unknown) => {
    // The terminal sends Ctrl-C to all processes, so it has also ended the synthesis.
    if (!(stop.aborted && error instanceof SynthesisFailed)) throw error;
    say('Stopped during startup.');
    process.exit(0);
  });
  let isLost = false;
  if (!stop.aborted) {
    if (isForTests) {
      // The functions that process emails use memory, so with `--ci` they load with the first email.
      print(jsonText(runtime.endpoints));
    } else {
      print(banner(runtime.endpoints, runtime.dataDir, runtime.movedPorts));
      void runtime.loadMailFunctions();
    }
    isLost = await Promise.race([once(stop, 'abort').then(() => false), runtime.lost.then(() => true)]);
  }
  say('Stopping… Waiting calls finish first, within 25 s. Press Ctrl-C again to stop immediately.');
  await runtime.stop();
  process.exit(isLost ? 1 : 0);
}

function stopSignal(endsWithParent: boolean): AbortSignal {
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
  whenParentHasEnded(endsWithParent, onSignal);
  return stop.signal;
}

/**
 * npm does not forward its own termination signal, and SIGKILL cannot be forwarded; without this check the
 * runtime would continue to run.
 */
function whenParentHasEnded(always: boolean, stop: () => void): void {
  const { npm_lifecycle_event: npmScript, AGENT_INBOX_LAUNCHER: launcher } = process.env;
  if (!always && npmScript === undefined && launcher === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    stop();
  }, LOOK_FOR_PARENT_MS);
  look.unref();
}
