import type { Inbox, InboxesCreateInput } from 'agent-inbox-client/source';
import { useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { ActionFailure, Dialog, Field } from '../ui/parts.tsx';

const LIFETIMES = [
  ['', 'Never'],
  ['3600', 'After an hour'],
  ['86400', 'After a day'],
  ['604800', 'After a week'],
  ['2592000', 'After 30 days'],
] as const;

interface CreateInboxProps {
  readonly onClose: () => void;
  readonly onCreated: (inbox: Inbox) => void;
}

export function CreateInbox({ onClose, onCreated }: CreateInboxProps) {
  const { client } = useSession();
  const { isRunning, failure, errors, run } = useAction(['username', 'display_name', 'metadata']);
  const [username, setUsername] = useState('');
  const [name, setName] = useState('');
  const [metadata, setMetadata] = useState('');
  const [lifetime, setLifetime] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    run(async () => {
      const input: InboxesCreateInput = {
        ...(username.trim() === '' ? {} : { username: username.trim() }),
        ...(name.trim() === '' ? {} : { display_name: name.trim() }),
        metadata: metadataOf(metadata),
        ...(lifetime === '' ? {} : { expires_in: Number(lifetime) }),
      };
      onCreated(await client.inboxes.create(input));
      onClose();
    });
  };
  return (
    <Dialog title="New inbox" onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label="Name before the @"
          error={errors['username']}
          value={username}
          onInput={(event) => setUsername(event.currentTarget.value)}
          autocomplete="off"
          spellcheck={false}
          hint="Leave empty for a random, readable name."
        />
        <Field
          label="Display name"
          error={errors['display_name']}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
          autocomplete="off"
          hint="A human-readable name. Optional."
        />
        <div class="field">
          <label for="new-inbox-metadata">Metadata</label>
          <textarea
            id="new-inbox-metadata"
            rows={3}
            value={metadata}
            aria-describedby="new-inbox-metadata-hint"
            aria-invalid={errors['metadata'] !== undefined}
            onInput={(event) => setMetadata(event.currentTarget.value)}
          />
          <p id="new-inbox-metadata-hint" class={errors['metadata'] === undefined ? 'hint' : 'hint hint-bad'}>
            {errors['metadata'] ?? (
              <>
                One <code>key: value</code> per line. Optional.
              </>
            )}
          </p>
        </div>
        <div class="field">
          <label for="new-inbox-lifetime">Expires</label>
          <select
            id="new-inbox-lifetime"
            value={lifetime}
            onChange={(event) => setLifetime(event.currentTarget.value)}
          >
            {LIFETIMES.map(([seconds, text]) => (
              <option key={seconds} value={seconds}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <ActionFailure text={failure} />
        <div class="dialog-actions">
          <button type="submit" class="button button-main" disabled={isRunning}>
            {isRunning ? 'Creating…' : 'Create inbox'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function metadataOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [key = '', ...value] = line.split(':');
      return [key.trim(), value.join(':').trim()];
    }),
  );
}
