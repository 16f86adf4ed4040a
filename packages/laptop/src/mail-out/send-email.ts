import * as z from 'zod';
import type { SentMail } from './outbox.ts';

const content = z.object({ Data: z.string() });
const addresses = z.array(z.string()).default([]);

const simple = z.object({
  Subject: content,
  Body: z
    .object({ Text: content.optional(), Html: content.optional() })
    .refine(({ Text, Html }) => Text !== undefined || Html !== undefined, 'needs Text or Html'),
});

const requestSchema = z.object({
  FromEmailAddress: z.string().min(1),
  Destination: z
    .object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses })
    .default({ ToAddresses: [], CcAddresses: [], BccAddresses: [] }),
  Content: z.union([z.object({ Simple: simple }), z.object({ Raw: content })]),
  ConfigurationSetName: z.string().optional(),
});

type SendEmailRequest = z.output<typeof requestSchema>;

/** SES accepts at most 50 recipients in one call. */
const MAX_RECIPIENTS = 50;

export class BadSendEmail extends Error {
  override readonly name = 'BadSendEmail';
}

export function parseSendEmail(body: Uint8Array): SendEmailRequest {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(body).toString('utf8'));
  } catch (cause) {
    throw new BadSendEmail('The body is not JSON', { cause });
  }
  const parsed = requestSchema.safeParse(json);
  if (!parsed.success) throw new BadSendEmail(z.prettifyError(parsed.error));
  return parsed.data;
}

export function recipientsOf({ Destination }: SendEmailRequest): readonly string[] {
  return [...Destination.ToAddresses, ...Destination.CcAddresses, ...Destination.BccAddresses].map(
    bareAddress,
  );
}

export function bareAddress(address: string): string {
  return (/<([^<>]*)>\s*$/.exec(address)?.[1] ?? address).trim();
}

export async function readMail(request: SendEmailRequest): Promise<SentMail> {
  const { Content } = request;
  const named = recipientsOf(request);
  if (named.length > MAX_RECIPIENTS) throw new BadSendEmail(`Over ${MAX_RECIPIENTS} recipients`);
  if ('Simple' in Content) {
    const { Subject, Body } = Content.Simple;
    return {
      to: listed(named),
      subject: Subject.Data,
      text: Body.Text?.Data ?? Body.Html?.Data ?? '',
    };
  }
  // The parser has several megabytes and is rarely needed, so it is loaded on demand.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(Buffer.from(Content.Raw.Data, 'base64'));
  const inHeaders = [mail.to ?? [], mail.cc ?? [], mail.bcc ?? []]
    .flat()
    .flatMap(({ value }) => value.map(({ address }) => address ?? ''));
  return {
    to: listed(named.length > 0 ? named : inHeaders),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
  };
}

function listed(recipients: readonly string[]): string {
  if (recipients.length === 0) throw new BadSendEmail('The email has no recipients');
  return recipients.join(', ');
}
