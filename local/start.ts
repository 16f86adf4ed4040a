import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { banner } from './banner.ts';
import { DEFAULT_DATA_DIR, readOptions, type StartFlags } from './options.ts';
import { startRuntime } from './runtime.ts';

const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm passes on the Ctrl-C that the terminal has sent to everyone: the same request twice. */
const SAME_REQUEST_MS = 1_000;
const LOOK_FOR_NPM_MS = 500;

/**
 * Runs the service until a signal asks it to stop, and ends the process: with 0 when it stopped cleanly.
 * A signal during the start stops it as soon as it has started; one more gives up waiting.
 * @throws whatever refuses the start.
 */
export async function start(flags: StartFlags): Promise<never> {
  const report = (line: string) => console.log(line);
  const options = readOptions(flags, { projectRoot: PROJECT_ROOT, report });
  const stopRequested = awaitSignal();
  const runtime = await startRuntime(options);
  console.log(
    banner(runtime.endpoints, runtime.dataDir, flags.dataDir === DEFAULT_DATA_DIR && !flags.ephemeral),
  );
  await stopRequested;
  report('Stopping…');
  await runtime.stop();
  process.exit(0);
}

function awaitSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isSecondRequest = false;
    const onSignal = () => {
      if (isSecondRequest) process.exit(1);
      resolve();
      void delay(SAME_REQUEST_MS, undefined, { ref: false }).then(() => {
        isSecondRequest = true;
      });
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
    whenNpmHasGone(onSignal);
  });
}

/** npm does not hand on the signal that ends it: left alone, a runtime that it started would run for ever. */
function whenNpmHasGone(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const npm = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(look);
    stop();
  }, LOOK_FOR_NPM_MS);
  look.unref();
}
