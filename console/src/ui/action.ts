import { useState } from 'preact/hooks';
import { REVOKED, useSession } from '../session/session.ts';
import { errorText } from './error-text.ts';
import { isRefusedKey } from './load.ts';

export interface Action {
  readonly isRunning: boolean;
  /** What went wrong the last time. */
  readonly failure: string | undefined;
  run(work: () => Promise<void>): void;
}

/** Something that a person does: one at a time, with its failure told where it was done. */
export function useAction(): Action {
  const { signOut } = useSession();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = (work: () => Promise<void>): void => {
    if (isRunning) return;
    setIsRunning(true);
    setFailure(undefined);
    work()
      .catch((error: unknown) => {
        if (isRefusedKey(error)) signOut(REVOKED);
        else setFailure(errorText(error));
      })
      .finally(() => setIsRunning(false));
  };
  return { isRunning, failure, run };
}
