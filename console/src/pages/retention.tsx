import { useState } from 'preact/hooks';
import { accessOf } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { Confirm } from '../ui/confirm.tsx';
import { ActionFailure, Field } from '../ui/parts.tsx';

const textOf = (days: number | null): string => (days === null ? '' : String(days));

export function Retention({ days }: { readonly days: number | null }) {
  const session = useSession();
  const { mayChangeRetention } = accessOf(session);
  const { isRunning, failure, errors, run } = useAction(['retention_days']);
  const [saved, setSaved] = useState(days);
  const [typed, setTyped] = useState(textOf(days));
  const [isAsking, setIsAsking] = useState(false);
  const wanted = typed === '' ? null : Number(typed);
  const save = async () => {
    const { retention_days } = await session.client.account.update({ retention_days: wanted });
    setSaved(retention_days);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (wanted !== null && (saved === null || wanted < saved)) setIsAsking(true);
    else run(save);
  };
  return (
    <section class="card account-part" aria-label="Retention">
      <h2>Retention</h2>
      <form class="inline-form" onSubmit={submit}>
        <Field
          label="Days until mail is deleted"
          hint="Leave empty to keep mail. The shortest period of the plan, the account and the inbox applies."
          error={errors['retention_days']}
          type="number"
          min={1}
          max={3650}
          value={typed}
          disabled={!mayChangeRetention}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        {mayChangeRetention && (
          <button type="submit" class="button" disabled={isRunning || typed === textOf(saved)}>
            Save
          </button>
        )}
      </form>
      <ActionFailure text={failure} />
      {isAsking && (
        <Confirm title="Delete older mail" action="Save" onConfirm={save} onClose={() => setIsAsking(false)}>
          <p>Starting tomorrow, mail older than {typed} days is permanently deleted.</p>
        </Confirm>
      )}
    </section>
  );
}
