import { useState } from 'preact/hooks';
import { hrefOf, type Path } from '../router.ts';
import { useSession } from '../session/session.ts';
import { useLoad } from '../ui/load.ts';
import { Field, PageHeader } from '../ui/parts.tsx';
import { SAMPLES, type Sample } from './samples.ts';
import { type OutgoingMail, sendTestMail } from './send-test-mail.ts';

const CHECKS = ['spf', 'dkim', 'dmarc', 'spam', 'virus'] as const;
const VERDICTS = ['PASS', 'FAIL', 'GRAY'] as const;
const [FIRST] = SAMPLES;

export function SendPage({ path: [inboxId] }: { readonly path: Path }) {
  const { client, identity, localSecret = '' } = useSession();
  const { data: inboxes, isLoading } = useLoad(
    (signal) => client.inboxes.list({ limit: 100 }, { signal }),
    [],
  );
  const [to, setTo] = useState(inboxId ?? identity.inbox_id ?? '');
  const recipient = to === '' ? (inboxes?.inboxes[0]?.inbox_id ?? '') : to;
  const [from, setFrom] = useState(FIRST?.from ?? '');
  const [subject, setSubject] = useState(FIRST?.subject ?? '');
  const [text, setText] = useState(FIRST?.text ?? '');
  const [html, setHtml] = useState('');
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, string>>>({});
  const [attached, setAttached] = useState<Sample['attachments']>([]);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [outcome, setOutcome] = useState<{ readonly isSent: boolean; readonly text: string }>();
  const [isSending, setIsSending] = useState(false);
  const fill = (sample: Sample) => {
    setFrom(sample.from);
    setSubject(sample.subject);
    setText(sample.text);
    setHtml(sample.html);
    setVerdicts(sample.verdicts);
    setAttached(sample.attachments);
    setOutcome(undefined);
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    setIsSending(true);
    const mail: OutgoingMail = { from, to: recipient, subject, text, html, verdicts, attached, files };
    setOutcome(await sendTestMail(localSecret, mail));
    setIsSending(false);
  };
  return (
    <div class="page page-narrow">
      <PageHeader title="Send a test email" />
      <fieldset class="choices" aria-label="Samples">
        {SAMPLES.map((sample) => (
          <button key={sample.title} type="button" class="button button-small" onClick={() => fill(sample)}>
            {sample.title}
          </button>
        ))}
      </fieldset>
      <form onSubmit={submit}>
        <Field
          label="To"
          required
          list="inboxes-of-form"
          placeholder={isLoading ? 'Loading the inboxes…' : ''}
          value={recipient}
          onInput={(event) => setTo(event.currentTarget.value)}
        />
        <datalist id="inboxes-of-form">
          {inboxes?.inboxes.map(({ inbox_id }) => (
            <option key={inbox_id} value={inbox_id} />
          ))}
        </datalist>
        <Field label="From" required value={from} onInput={(event) => setFrom(event.currentTarget.value)} />
        <Field label="Subject" value={subject} onInput={(event) => setSubject(event.currentTarget.value)} />
        <Area label="Text" value={text} rows={7} onInput={setText} />
        <details open={html !== ''}>
          <summary>HTML</summary>
          <Area label="HTML" value={html} rows={7} onInput={setHtml} />
        </details>
        <details>
          <summary>Verdicts</summary>
          <div class="matrix">
            {CHECKS.map((check) => (
              <div key={check} class="field">
                <label for={`verdict-${check}`}>{check.toUpperCase()}</label>
                <select
                  id={`verdict-${check}`}
                  value={verdicts[check] ?? 'PASS'}
                  onChange={(event) => setVerdicts({ ...verdicts, [check]: event.currentTarget.value })}
                >
                  {VERDICTS.map((verdict) => (
                    <option key={verdict}>{verdict}</option>
                  ))}
                </select>
              </div>
            ))}
          </div>
        </details>
        <Field
          label="Attachments"
          type="file"
          multiple
          onChange={(event) => setFiles([...(event.currentTarget.files ?? [])])}
          hint={
            attached.length === 0
              ? ''
              : `From the sample: ${attached.map(({ filename }) => filename).join(', ')}`
          }
        />
        {outcome !== undefined && (
          <p class={`notice ${outcome.isSent ? 'notice-good' : 'notice-bad'}`} role="status">
            {outcome.text} {outcome.isSent && <a href={hrefOf('inboxes', recipient)}>Open the inbox</a>}
          </p>
        )}
        <button type="submit" class="button button-main" disabled={isSending || isLoading}>
          {isSending ? 'Sending…' : 'Send'}
        </button>
      </form>
    </div>
  );
}

interface AreaProps {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  readonly onInput: (text: string) => void;
}

function Area({ label, value, rows, onInput }: AreaProps) {
  const id = `area-${label}`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea id={id} rows={rows} value={value} onInput={(event) => onInput(event.currentTarget.value)} />
    </div>
  );
}
