import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';

const PAUSE_MS = 500;

/** A number that changes with events of messages of an inbox: with the first at once, then at most every half second. */
export function useMessageEvents(inboxId: string): number {
  const { live } = useSession();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLate = false;
    const changed = () => {
      isLate = timer !== undefined;
      if (isLate) return;
      setCount((before) => before + 1);
      timer = setTimeout(() => {
        timer = undefined;
        if (isLate) changed();
      }, PAUSE_MS);
    };
    const stop = live.onEvent((event) => {
      if (event.inbox_id === inboxId && 'message_id' in event) changed();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [live, inboxId]);
  return count;
}

/** How many messages of an inbox are unread, as far as the key may know; 1,000 for more. */
export function useUnreadCount(inboxId: string, isWanted = true): number {
  const { client, may } = useSession();
  const events = useMessageEvents(inboxId);
  const { data, reload } = useLoad(
    async (signal) => {
      if (!isWanted || !may('inbox_read')) return 0;
      return (await client.inboxes.get({ inbox_id: inboxId }, { signal })).unread_count ?? 0;
    },
    [inboxId, isWanted],
  );
  useEffect(() => {
    if (events > 0) reload();
  }, [events, reload]);
  return data ?? 0;
}
