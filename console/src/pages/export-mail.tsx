import type { ExportsGetOutput } from 'agent-inbox-client/source';
import { useEffect, useState } from 'preact/hooks';
import { accessOf } from '../session/access.ts';
import { useSession } from '../session/session.ts';
import { useAction } from '../ui/action.ts';
import { useLoad } from '../ui/load.ts';
import { ActionFailure, Failure } from '../ui/parts.tsx';
import { sizeText } from '../ui/size.ts';
import { StorageLink } from './attachments.tsx';

const POLL_MS = 2_000;
const FORMATS = [
  ['mbox', 'mbox: the original emails'],
  ['jsonl', 'JSON Lines: messages as in the API'],
] as const;

export function ExportMail() {
  const session = useSession();
  const { isRunning, failure, run } = useAction();
  const [id, setId] = useState<string>();
  if (!accessOf(session).mayExport) return null;
  return (
    <section class="card account-part" aria-label="Export">
      <h2>Export</h2>
      <p class="hint">One file with the mail from all inboxes, except spam, trash and held messages.</p>
      <div class="actions">
        {FORMATS.map(([format, title]) => (
          <button
            key={format}
            type="button"
            class="button"
            disabled={isRunning}
            onClick={() =>
              run(async () => setId((await session.client.exports.create({ format })).export_id))
            }
          >
            {title}
          </button>
        ))}
      </div>
      <ActionFailure text={failure} />
      {id !== undefined && <Progress key={id} id={id} />}
    </section>
  );
}

function Progress({ id }: { readonly id: string }) {
  const { client } = useSession();
  const { data, error, reload } = useLoad(
    (signal) => client.exports.get({ export_id: id }, { signal }),
    [id],
  );
  useEffect(() => {
    if (data?.status !== 'running') return;
    const timer = setTimeout(reload, POLL_MS);
    return () => clearTimeout(timer);
  }, [data, reload]);
  if (error !== undefined) return <Failure error={error} retry={reload} />;
  if (data === undefined) return null;
  return (
    <>
      <p role="status">{progressText(data)}</p>
      {data.download_url !== null && <StorageLink link={new URL(data.download_url)} />}
    </>
  );
}

function progressText({ status, messages, skipped, bytes }: ExportsGetOutput): string {
  const done = `${messages === 1 ? '1 message' : `${messages} messages`}, ${sizeText(bytes)}`;
  if (status === 'running') return `Running: ${done} so far.`;
  if (status === 'failed') return 'The export failed. Start another.';
  return skipped === 0 ? `Complete: ${done}.` : `Complete: ${done}; ${skipped} without original bytes.`;
}
