import { useState } from 'preact/hooks';
import { hrefOf } from '../router.ts';
import { accessOf } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { useLoad } from '../ui/load.ts';
import { ActionFailure, Failure, Loading, PageHeader } from '../ui/parts.tsx';
import { DroppedMail } from './dropped-mail.tsx';
import { SenderList } from './sender-list.tsx';

type Unlisted = 'accept' | 'hold' | 'drop';

const CHOICES: readonly (readonly [Unlisted, string])[] = [
  ['accept', 'Accept: it arrives like any other'],
  ['hold', 'Hold: it waits for a person to release it'],
  ['drop', 'Drop: it is stored nowhere'],
];

/** Which senders the account trusts, what becomes of others, and what was dropped. */
export function SendersPage() {
  const { client, may } = useSession();
  return (
    <div class="page">
      <PageHeader title="Senders" />
      <p class="hint">
        For all inboxes. An entry of an inbox decides before these, and block before allow: open an inbox and
        its view "Senders".
      </p>
      {may('metrics_read') ? (
        <UnlistedChoice
          load={async (signal) => (await client.account.get({}, { signal })).unlisted}
          save={async (unlisted) => {
            if (unlisted !== null) await client.account.update({ unlisted });
          }}
        />
      ) : (
        <p class="notice">
          What becomes of mail whose sender is on no list is a setting of the account, which this key may not
          read: that takes metrics_read.
        </p>
      )}
      <SenderList list="allow" />
      <SenderList list="block" />
      <DroppedMail />
    </div>
  );
}

/** The same of one inbox. */
export function InboxSendersPage({ inboxId }: { readonly inboxId: string }) {
  const { client } = useSession();
  return (
    <div class="page">
      <a class="back-to" href={hrefOf('inboxes', inboxId)}>
        ‹ {inboxId}
      </a>
      <PageHeader title={`Senders of ${inboxId}`} />
      <UnlistedChoice
        load={async (signal) => (await client.inboxes.get({ inbox_id: inboxId }, { signal })).unlisted}
        save={async (unlisted) => {
          await client.inboxes.update({ inbox_id: inboxId, unlisted });
        }}
        isOfInbox
      />
      <SenderList list="allow" inboxId={inboxId} />
      <SenderList list="block" inboxId={inboxId} />
    </div>
  );
}

interface UnlistedChoiceProps {
  readonly load: (signal: AbortSignal) => Promise<Unlisted | null>;
  readonly save: (unlisted: Unlisted | null) => Promise<void>;
  readonly isOfInbox?: boolean;
}

/** What becomes of mail whose sender is on no list. */
function UnlistedChoice({ load, save, isOfInbox = false }: UnlistedChoiceProps) {
  const { mayChangeLists } = accessOf(useSession());
  const { data, error, reload } = useLoad(load, []);
  const { isRunning, failure, run } = useAction();
  const [chosen, setChosen] = useState<Unlisted | null>();
  if (error !== undefined) return <Failure error={error} retry={reload} />;
  if (data === undefined) return <Loading />;
  const current = chosen === undefined ? data : chosen;
  const choices = [...(isOfInbox ? [[null, 'As the account says'] as const] : []), ...CHOICES];
  const choose = (unlisted: Unlisted | null) =>
    run(async () => {
      setChosen(unlisted);
      await save(unlisted).catch((error: unknown) => {
        setChosen(current);
        throw error;
      });
    });
  return (
    <fieldset class="card unlisted">
      <legend>Mail whose sender is on no list</legend>
      {choices.map(([value, text]) => (
        <label key={text} class="switch">
          <input
            type="radio"
            name="unlisted"
            checked={current === value}
            disabled={!mayChangeLists || isRunning}
            onChange={() => choose(value)}
          />
          {text}
        </label>
      ))}
      {!mayChangeLists && <ReadOnly />}
      <ActionFailure text={failure} />
    </fieldset>
  );
}

/** Why lists and settings cannot be changed. */
export function ReadOnly() {
  return (
    <p class="hint">
      This key may only read: changes take a key of all inboxes with inbox_update, so that the agent which
      reads an inbox lets no mail in.
    </p>
  );
}
