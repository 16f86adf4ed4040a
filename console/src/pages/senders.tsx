import { useId, useState } from 'preact/hooks';
import { hrefOf } from '../router.ts';
import { accessOf } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { useLoad } from '../ui/load.ts';
import { ActionFailure, Failure, Loading, PageHeader } from '../ui/parts.tsx';
import { DroppedMail } from './dropped-mail.tsx';
import { SenderList } from './sender-list.tsx';

type Unlisted = 'accept' | 'hold' | 'drop';

const UNLISTED = 'Mail from unlisted senders';
const CHOICES: readonly (readonly [Unlisted, string])[] = [
  ['accept', 'Accept it like any other mail'],
  ['hold', 'Hold it until a person releases it'],
  ['drop', 'Drop it without storing it'],
];

const NOTICES: readonly (readonly ['none' | 'daily', string])[] = [
  ['none', 'No emails'],
  ['daily', 'At most one email a day to the account owner, with the number of held messages per inbox'],
];

export function SendersPage() {
  const { client, may } = useSession();
  return (
    <div class="page">
      <PageHeader title="Senders" />
      <p class="hint">
        These lists apply to all inboxes. Entries of an inbox take precedence, and block takes precedence over
        allow. To see an inbox's entries, open its "Senders" view.
      </p>
      {may('metrics_read') ? (
        <>
          <SettingChoice
            title={UNLISTED}
            choices={CHOICES}
            load={async (signal) => (await client.account.get({}, { signal })).unlisted}
            save={async (unlisted) => {
              await client.account.update({ unlisted });
            }}
          />
          <SettingChoice
            title="When messages are held"
            choices={NOTICES}
            load={async (signal) => (await client.account.get({}, { signal })).notify}
            save={async (notify) => {
              await client.account.update({ notify });
            }}
          />
        </>
      ) : (
        <p class="notice">
          An account setting determines what happens to mail from unlisted senders. Reading it requires a key
          with metrics_read.
        </p>
      )}
      <SenderList list="allow" />
      <SenderList list="block" />
      <DroppedMail />
    </div>
  );
}

export function InboxSendersPage({ inboxId }: { readonly inboxId: string }) {
  const { client } = useSession();
  return (
    <div class="page">
      <a class="back-to" href={hrefOf('inboxes', inboxId)}>
        ‹ {inboxId}
      </a>
      <PageHeader title={`Senders for ${inboxId}`} />
      <SettingChoice
        title={UNLISTED}
        choices={[[null, 'Use the account setting'], ...CHOICES]}
        load={async (signal) => (await client.inboxes.get({ inbox_id: inboxId }, { signal })).unlisted}
        save={async (unlisted) => {
          await client.inboxes.update({ inbox_id: inboxId, unlisted });
        }}
      />
      <CatchAll inboxId={inboxId} />
      <SenderList list="allow" inboxId={inboxId} />
      <SenderList list="block" inboxId={inboxId} />
    </div>
  );
}

function CatchAll({ inboxId }: { readonly inboxId: string }) {
  const { client } = useSession();
  const { data } = useLoad((signal) => client.domains.list({ limit: 100 }, { signal }), []);
  const own = data?.domains.find(({ domain, assigned }) => assigned && inboxId.endsWith(`@${domain}`));
  if (own === undefined) return null;
  return (
    <SettingChoice
      title={`Mail to unknown names at ${own.domain}`}
      choices={[
        [false, 'Do not store it in this inbox'],
        [true, 'Store it in this inbox'],
      ]}
      load={async (signal) => (await client.inboxes.get({ inbox_id: inboxId }, { signal })).catch_all}
      save={async (catch_all) => {
        await client.inboxes.update({ inbox_id: inboxId, catch_all });
      }}
    />
  );
}

interface SettingChoiceProps<Value> {
  readonly title: string;
  readonly choices: readonly (readonly [Value, string])[];
  readonly load: (signal: AbortSignal) => Promise<Value>;
  readonly save: (value: Value) => Promise<void>;
}

function SettingChoice<Value>({ title, choices, load, save }: SettingChoiceProps<Value>) {
  const { mayChangeLists } = accessOf(useSession());
  const { data, error, reload } = useLoad(load, []);
  const { isRunning, failure, run } = useAction();
  const [chosen, setChosen] = useState<{ readonly value: Value }>();
  const name = useId();
  if (error !== undefined) return <Failure error={error} retry={reload} />;
  if (data === undefined) return <Loading />;
  const current = chosen === undefined ? data : chosen.value;
  const choose = (value: Value) =>
    run(async () => {
      setChosen({ value });
      await save(value).catch((error: unknown) => {
        setChosen({ value: current });
        throw error;
      });
    });
  return (
    <fieldset class="card unlisted">
      <legend>{title}</legend>
      {choices.map(([value, text]) => (
        <label key={text} class="switch">
          <input
            type="radio"
            name={name}
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

function ReadOnly() {
  return (
    <p class="hint">
      This key cannot change lists. That requires a key for all inboxes with inbox_update, so that an agent
      that reads an inbox cannot let mail in.
    </p>
  );
}
