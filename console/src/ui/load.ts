import { ApiError } from 'agent-inbox-client/source';
import { type Inputs, useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { REVOKED, useSession } from '../session/session.ts';

export interface Loaded<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  reload(): void;
}

export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>, inputs: Inputs): Loaded<T> {
  const { signOut } = useSession();
  const [state, setState] = useState<{ data?: T; error?: unknown; isLoading: boolean }>({ isLoading: true });
  const [round, setRound] = useState(0);
  const loadNow = useRef(load);
  loadNow.current = load;
  const shown = useRef<string | undefined>(undefined);
  const key = JSON.stringify(inputs);
  useEffect(() => {
    const abort = new AbortController();
    // Data of other inputs must not be shown as if it belonged to these.
    const isOther = shown.current !== key;
    shown.current = key;
    setState((before) => (isOther ? { isLoading: true } : { ...before, isLoading: true }));
    loadNow.current(abort.signal).then(
      (data) => {
        if (!abort.signal.aborted) setState({ data, isLoading: false });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (isRefusedKey(error)) signOut(REVOKED);
        else setState((before) => ({ ...before, error, isLoading: false }));
      },
    );
    return () => abort.abort();
  }, [key, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  useRetry(state.error, reload);
  return { data: state.data, error: state.error, isLoading: state.isLoading, reload };
}

export function isRefusedKey(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** A load that failed without a connection is retried once there is one. */
export function useRetry(error: unknown, retry: () => void): void {
  const { live } = useSession();
  const isUnreachable = error !== undefined && !(error instanceof ApiError);
  useEffect(() => {
    if (!isUnreachable) return;
    addEventListener('online', retry);
    const stop = live.onState((state) => {
      if (state === 'live') retry();
    });
    return () => {
      removeEventListener('online', retry);
      stop();
    };
  }, [isUnreachable, live, retry]);
}
