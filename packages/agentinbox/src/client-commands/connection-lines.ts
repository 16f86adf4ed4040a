import type { ConnectionHooks } from 'agent-inbox-client/source/connection-state';
import { printError } from '../output/output.ts';

/** Prints one line for each outage and one when it is over. @param ready the line for the first connection */
export function connectionLines(ready?: string): Required<ConnectionHooks> {
  let line = ready;
  return {
    onConnect() {
      if (line !== undefined) printError(line);
      line = 'Connected again.';
    },
    onDisconnect(error) {
      line ??= 'Connected again.';
      printError(`Not connected (${error instanceof Error ? error.message : error}), trying again.`);
    },
  };
}
