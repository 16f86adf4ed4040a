import { useEffect } from 'preact/hooks';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';
import { useMessageEvents } from './unread-count.ts';

/** Says that messages of an inbox wait for a person. */
export function HeldMark({ inboxId }: { readonly inboxId: string }) {
  const { client } = useSession();
  const events = useMessageEvents(inboxId);
  const { data, reload } = useLoad(
    (signal) =>
      client.messages.list(
        {
          inbox_id: inboxId,
          limit: 1,
          label: ['held'],
          include_held: true,
          include_spam: true,
          include_unauthenticated: true,
        },
        { signal },
      ),
    [inboxId],
  );
  useEffect(() => {
    if (events > 0) reload();
  }, [events, reload]);
  return (data?.messages.length ?? 0) === 0 ? null : (
    <span class="held-mark" role="img" aria-label="messages wait" title="Messages wait for a person" />
  );
}
