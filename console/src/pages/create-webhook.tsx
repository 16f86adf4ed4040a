import type { EventType, WebhooksCreateOutput } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { EVENT_TYPES } from '../session/event-types.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { Checks } from '../ui/checks.tsx';
import { ActionFailure, Code, Dialog, Field } from '../ui/parts.tsx';

const PARTS = [
  ['message', 'Message fields, as in lists'],
  ['verification', 'Verification codes and links'],
  ['attachments', 'Attachment names and sizes'],
  ['text', 'Message text'],
] as const;
type Part = (typeof PARTS)[number][0];

interface CreateWebhookProps {
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

export function CreateWebhook({ onClose, onCreated }: CreateWebhookProps) {
  const { client, identity, eventTypes } = useSession();
  const { isRunning, failure, errors, run } = useAction(['url', 'inbox_ids', 'headers']);
  const [url, setUrl] = useState('');
  const [inboxes, setInboxes] = useState(identity.inbox_id ?? '');
  const [types, setTypes] = useState<ReadonlySet<EventType>>(new Set(['message.received']));
  const [parts, setParts] = useState<ReadonlySet<Part>>(new Set());
  const [header, setHeader] = useState('');
  const [made, setMade] = useState<WebhooksCreateOutput>();
  const submit = (event: Event) => {
    event.preventDefault();
    run(async () => {
      const inbox_ids = inboxes.split(/[\s,]+/).filter((id) => id !== '');
      const input = {
        url: url.trim(),
        event_types: [...types],
        include: [...parts],
        headers: headersOf(header),
      };
      setMade(await client.webhooks.create(inbox_ids.length === 0 ? input : { ...input, inbox_ids }));
      onCreated();
    });
  };
  if (made !== undefined) {
    return (
      <Dialog title="Webhook created" onClose={onClose}>
        <p>
          Use this secret to verify deliveries. Save it now. It is <strong>not shown again</strong>.
        </p>
        <Code text={made.secret ?? ''} label="Copy the secret" />
        <div class="dialog-actions">
          <button type="button" class="button button-main" onClick={onClose}>
            I have saved it
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="New webhook" onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label="URL"
          error={errors['url']}
          type="url"
          required
          placeholder="https://example.com/mail"
          value={url}
          onInput={(event) => setUrl(event.currentTarget.value)}
          hint="An HTTPS URL that responds with 2xx within 15 seconds."
        />
        <Checks
          title="Events"
          choices={EVENT_TYPES.flatMap(({ type, label }) =>
            eventTypes.includes(type) ? [[type, label] as const] : [],
          )}
          chosen={types}
          onChange={setTypes}
        />
        <Field
          label="Inboxes"
          error={errors['inbox_ids']}
          value={inboxes}
          onInput={(event) => setInboxes(event.currentTarget.value)}
          readOnly={identity.inbox_id !== undefined}
          hint="Addresses, separated by commas. Leave empty for all."
        />
        <Checks title="Content" choices={PARTS} chosen={parts} onChange={setParts} />
        <Field
          label="Header"
          error={errors['headers']}
          value={header}
          onInput={(event) => setHeader(event.currentTarget.value)}
          placeholder="Authorization: Bearer ..."
          hint="Optional. It is sent with each delivery and stored encrypted."
        />
        <ActionFailure text={failure} />
        <div class="dialog-actions">
          <button type="submit" class="button button-main" disabled={isRunning || types.size === 0}>
            {isRunning ? 'Creating…' : 'Create webhook'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function headersOf(line: string): Record<string, string> {
  const [name = '', ...value] = line.split(':');
  return line.trim() === '' ? {} : { [name.trim()]: value.join(':').trim() };
}
