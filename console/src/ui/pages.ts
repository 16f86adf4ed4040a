import { type Inputs, useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { REVOKED, useSession } from '../session/session.ts';
import { isRefusedKey, useRetry } from './load.ts';

export interface PageOf<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface Pages<T> {
  readonly items: readonly T[];
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  /** Loads the next page, unless one is being loaded. */
  more(): void;
  reload(): void;
  /** Loads the first page again: what is new is put before what is there, what changed replaces it. */
  refresh(): void;
  remove(id: string): void;
}

type Load<T> = (pageToken: string | undefined, signal: AbortSignal) => Promise<PageOf<T>>;

interface State<T> {
  readonly items: readonly T[];
  readonly next: string | null;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

const NOTHING = { items: [], next: null, isLoading: true };

/** A list that is loaded page by page, from its start again when one of `inputs` changes. */
export function usePages<T>(load: Load<T>, idOf: (item: T) => string, inputs: Inputs): Pages<T> {
  const { signOut } = useSession();
  const [state, setState] = useState<State<T>>(NOTHING);
  const now = useRef({ load, idOf, state });
  now.current = { load, idOf, state };
  const abort = useRef(new AbortController());

  const call = useCallback(
    (pageToken: string | undefined, merge: (page: PageOf<T>, before: State<T>) => State<T>) => {
      const { signal } = abort.current;
      setState((before) => ({ ...before, error: undefined, isLoading: true }));
      now.current.load(pageToken, signal).then(
        (page) => {
          if (!signal.aborted) setState((before) => ({ ...merge(page, before), isLoading: false }));
        },
        (error: unknown) => {
          if (signal.aborted) return;
          if (isRefusedKey(error)) signOut(REVOKED);
          else setState((before) => ({ ...before, error, isLoading: false }));
        },
      );
    },
    [signOut],
  );
  const reload = useCallback(() => {
    abort.current.abort();
    abort.current = new AbortController();
    setState(NOTHING);
    call(undefined, ({ items, next }) => ({ items, next, isLoading: false }));
  }, [call]);

  const refresh = useCallback(() => {
    call(undefined, (page, before) => {
      const { idOf: id } = now.current;
      const known = new Set(before.items.map(id));
      // More is new than a page holds: what is between the page and the items is not known.
      if (!page.items.some((item) => known.has(id(item)))) return { ...page, isLoading: false };
      return { ...before, items: withoutRepeats([...page.items, ...before.items], id) };
    });
  }, [call]);
  useRetry(state.error, refresh);

  const key = JSON.stringify(inputs);
  useEffect(() => {
    reload();
    return () => abort.current.abort();
  }, [key, reload]);

  return {
    items: state.items,
    error: state.error,
    isLoading: state.isLoading,
    hasMore: state.next !== null,
    more() {
      const { next, isLoading } = now.current.state;
      if (next === null || isLoading) return;
      call(next, (page, before) => ({
        ...before,
        items: withoutRepeats([...before.items, ...page.items], now.current.idOf),
        next: page.next,
      }));
    },
    reload,
    refresh,
    remove(id) {
      setState((before) => ({
        ...before,
        items: before.items.filter((item) => now.current.idOf(item) !== id),
      }));
    },
  };
}

function withoutRepeats<T>(items: readonly T[], idOf: (item: T) => string): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const id = idOf(item);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
