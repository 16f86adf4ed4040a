import type { Inbox } from 'agent-inbox-client/source';
import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';

const PAUSE_MS = 500;

/** The number changes at once with the first event, then at most every half second. */
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

export function useActivity(inbox_id: string): Inbox | undefined {
  const { client, may } = useSession();
  const events = useMessageEvents(inbox_id);
  const { data, reload } = useLoad(
    async (signal) =>
      may('inbox_read') ? client.inboxes.get({ inbox_id, include_activity: true }, { signal }) : undefined,
    [inbox_id],
  );
  useEffect(() => {
    if (events > 0) reload();
  }, [events, reload]);
  return data;
}

/** The service stops counting at 100 when it lists inboxes. */
export function countText(count: number): string {
  return count >= 100 ? '99+' : String(count);
}
