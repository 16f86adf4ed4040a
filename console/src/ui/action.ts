import { ApiError } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { REVOKED, useSession } from '../session/session.ts';
import { errorText } from './error-text.ts';
import { isRefusedKey } from './load.ts';

export interface Action {
  readonly isRunning: boolean;
  readonly failure: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
  run(work: () => Promise<void>): void;
}

/** One action runs at a time. `fields` are form fields that show their own errors, which are not repeated. */
export function useAction(fields: readonly string[] = []): Action {
  const { signOut } = useSession();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Action['errors']>({});
  const run = (work: () => Promise<void>): void => {
    if (isRunning) return;
    setIsRunning(true);
    setFailure(undefined);
    setErrors({});
    work()
      .catch((error: unknown) => {
        if (isRefusedKey(error)) return signOut(REVOKED);
        const wrong = error instanceof ApiError ? (error.errors ?? {}) : {};
        const names = Object.keys(wrong);
        setErrors(wrong);
        if (names.length === 0 || !names.every((name) => fields.includes(name))) setFailure(errorText(error));
      })
      .finally(() => setIsRunning(false));
  };
  return { isRunning, failure, errors, run };
}
