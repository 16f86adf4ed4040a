import type { Sample } from './samples.ts';

export interface OutgoingMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly verdicts: Readonly<Record<string, string>>;
  readonly attached: Sample['attachments'];
  readonly files: readonly File[];
}

export interface Outcome {
  readonly isSent: boolean;
  readonly text: string;
}

/** With this header an email chooses its SES verdicts on a local runtime. */
const VERDICTS_HEADER = 'X-Simulate-Verdicts';

export async function sendTestMail(secret: string, mail: OutgoingMail): Promise<Outcome> {
  const { from, to, subject, text, html, attached, files } = mail;
  const verdicts = Object.entries(mail.verdicts).map(([check, verdict]) => `${check}=${verdict}`);
  const samples = attached.map((file) => ({
    filename: file.filename,
    content_type: file.type,
    base64: base64(new TextEncoder().encode(file.text)),
  }));
  const chosen = files.map(async (file) => ({
    filename: file.name,
    ...(file.type === '' ? {} : { content_type: file.type }),
    base64: base64(new Uint8Array(await file.arrayBuffer())),
  }));
  try {
    const response = await fetch(`/local/${secret}/mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        from,
        to: [to],
        subject,
        text,
        ...(html.trim() === '' ? {} : { html }),
        ...(verdicts.length === 0 ? {} : { headers: [{ key: VERDICTS_HEADER, value: verdicts.join('; ') }] }),
        attachments: [...samples, ...(await Promise.all(chosen))],
      }),
    });
    if (response.status === 404) {
      return { isSent: false, text: 'The service was restarted. Open the link that it printed.' };
    }
    const { message }: { message?: unknown } = await response.json();
    return { isSent: response.ok, text: response.ok ? 'Sent.' : String(message) };
  } catch {
    return { isSent: false, text: 'The service cannot be reached.' };
  }
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
