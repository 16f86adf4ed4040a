import { useState } from 'preact/hooks';
import { ALL_PERMISSIONS, PERMISSION_GROUPS, type Permission, PRESETS } from '../session/permissions.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { Checks } from '../ui/checks.tsx';
import { ActionFailure, Code, Dialog, Field } from '../ui/parts.tsx';

interface CreateKeyProps {
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

/** A key can grant only permissions that it has itself. */
export function CreateKey({ onClose, onCreated }: CreateKeyProps) {
  const { client, identity, may } = useSession();
  const { isRunning, failure, errors, run } = useAction(['name']);
  const [name, setName] = useState('');
  const [inboxId, setInboxId] = useState(identity.inbox_id ?? '');
  const [isFull, setIsFull] = useState(false);
  const [granted, setGranted] = useState<ReadonlySet<Permission>>(new Set(PRESETS['reader']?.permissions));
  const [secret, setSecret] = useState<string>();
  const mayAll = ALL_PERMISSIONS.every(may);
  const submit = (event: Event) => {
    event.preventDefault();
    run(async () => {
      const permissions = Object.fromEntries([...granted].map((permission) => [permission, true]));
      const input = isFull ? { name: name.trim() } : { name: name.trim(), permissions };
      const made =
        inboxId.trim() === ''
          ? await client.apiKeys.create(input)
          : await client.apiKeys.createForInbox({ ...input, inbox_id: inboxId.trim() });
      setSecret(made.api_key);
      onCreated();
    });
  };
  if (secret !== undefined) {
    return (
      <Dialog title="Key created" onClose={onClose}>
        <p>
          Save it now. It is <strong>not shown again</strong>.
        </p>
        <Code text={secret} label="Copy the key" />
        <div class="dialog-actions">
          <button type="button" class="button button-main" onClick={onClose}>
            I have saved it
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="New key" onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label="Name"
          error={errors['name']}
          required
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
          autocomplete="off"
          hint="A name that helps you recognize the key."
        />
        <Field
          label="Inbox"
          value={inboxId}
          onInput={(event) => setInboxId(event.currentTarget.value)}
          autocomplete="off"
          readOnly={identity.inbox_id !== undefined}
          hint="Address of the only inbox that the key can access. Leave empty for all inboxes."
        />
        <fieldset class="choices" aria-label="Presets">
          {Object.entries(PRESETS).map(([preset, { title, permissions }]) => (
            <button
              key={preset}
              type="button"
              class="button button-term"
              onClick={() => {
                setIsFull(false);
                setGranted(new Set(permissions.filter(may)));
              }}
            >
              {title}
            </button>
          ))}
          {mayAll && (
            <button
              type="button"
              class="button button-term"
              aria-pressed={isFull}
              onClick={() => setIsFull(!isFull)}
            >
              Full access
            </button>
          )}
        </fieldset>
        {isFull ? (
          <p class="notice">The key can do everything, including creating other keys.</p>
        ) : (
          <div class="matrix matrix-wide">
            {PERMISSION_GROUPS.map(({ title, permissions }) => (
              <Checks
                key={title}
                title={title}
                choices={permissions}
                chosen={granted}
                onChange={setGranted}
                isOffered={may}
              />
            ))}
          </div>
        )}
        <ActionFailure text={failure} />
        <div class="dialog-actions">
          <button type="submit" class="button button-main" disabled={isRunning}>
            {isRunning ? 'Creating…' : 'Create key'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
