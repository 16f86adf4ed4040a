import { type Inputs, useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { REVOKED, useSession } from '../session/session.ts';
import { isRefusedKey, useRetry } from './load.ts';
import { merged, type PageOf, withoutRepeats } from './merge-pages.ts';

export interface Pages<T> {
  readonly items: readonly T[];
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly isEmpty: boolean;
  more(): void;
  reload(): void;
  /**
   * Reloads the list up to the item `through`, or else the first page. Only one call runs at a time; requests during it
   * lead to one more call.
   */
  refresh(through?: string): void;
  /** Changes items before the API's list contains the change; undefined removes an item. */
  patch(change: (item: T) => T | undefined): void;
}

type Merge<T> = (page: PageOf<T>, before: PageOf<T>) => PageOf<T>;
type Next = { readonly page_token?: string };
type Load<T> = (next: Next, signal: AbortSignal) => Promise<PageOf<T>>;

interface State<T> {
  readonly items: readonly T[];
  readonly next: string | null;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

const NOTHING = { items: [], next: null, isLoading: true };

export function usePages<T>(load: Load<T>, idOf: (item: T) => string, inputs: Inputs): Pages<T> {
  const { signOut } = useSession();
  const [state, setState] = useState<State<T>>(NOTHING);
  const now = useRef({ load, idOf, state });
  now.current = { load, idOf, state };
  const abort = useRef(new AbortController());

  const call = useCallback(
    async (read: (signal: AbortSignal) => Promise<PageOf<T>>, merge: Merge<T>): Promise<void> => {
      const { signal } = abort.current;
      setState((before) => ({ ...before, error: undefined, isLoading: true }));
      try {
        const { items, next } = await read(signal);
        // A list is not a snapshot: an item that changed during the read can appear twice.
        const page = { items: withoutRepeats(items, now.current.idOf), next };
        if (!signal.aborted) setState((before) => ({ ...merge(page, before), isLoading: false }));
      } catch (error) {
        if (signal.aborted) return;
        if (isRefusedKey(error)) signOut(REVOKED);
        else setState((before) => ({ ...before, error, isLoading: false }));
      }
    },
    [signOut],
  );
  const reload = useCallback(() => {
    abort.current.abort();
    abort.current = new AbortController();
    setState(NOTHING);
    void call(
      (signal) => now.current.load({}, signal),
      (page) => page,
    );
  }, [call]);

  const queue = useRef({ isRunning: false, isAsked: false, through: new Set<string>() });
  const readAgain = useCallback(
    (through: ReadonlySet<string>): Promise<void> => {
      const { load, idOf, state } = now.current;
      const wanted = state.items.findLastIndex((item) => through.has(idOf(item))) + 1;
      return call(
        async (signal) => {
          let { items, next } = await load({}, signal);
          while (items.length < wanted && next !== null) {
            const page = await load({ page_token: next }, signal);
            items = [...items, ...page.items];
            next = page.next;
          }
          return { items, next };
        },
        (page, before) => merged(page, before, idOf),
      );
    },
    [call],
  );
  const refresh = useCallback(
    async (through?: string): Promise<void> => {
      const { current } = queue;
      current.isAsked = true;
      if (through !== undefined) current.through.add(through);
      if (current.isRunning) return;
      current.isRunning = true;
      while (current.isAsked) {
        const asked = current.through;
        Object.assign(current, { isAsked: false, through: new Set() });
        await readAgain(asked);
      }
      current.isRunning = false;
    },
    [readAgain],
  );
  const retry = useCallback(() => void refresh(), [refresh]);
  useRetry(state.error, retry);

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
    isEmpty: !state.isLoading && state.error === undefined && state.items.length === 0,
    more() {
      const { next, isLoading } = now.current.state;
      if (next === null || isLoading) return;
      void call(
        (signal) => now.current.load({ page_token: next }, signal),
        (page, before) => ({
          items: withoutRepeats([...before.items, ...page.items], now.current.idOf),
          next: page.next,
        }),
      );
    },
    reload,
    refresh,
    patch: useCallback((change) => {
      setState((before) => ({
        ...before,
        items: before.items.flatMap((item) => change(item) ?? []),
      }));
    }, []),
  };
}
