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

/** The members of SES v2 `SendEmail` that are used: sender, recipients and content. */
type SendEmailRequest = z.output<typeof requestSchema>;

/** Maximum number of recipients of one call in SES. */
const MAX_RECIPIENTS = 50;

/** SES refuses this call. The message is the reason. */
export class BadSendEmail extends Error {
  override readonly name = 'BadSendEmail';
}

/** @throws BadSendEmail for a body other than a `SendEmail` with simple or raw content. */
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

/** All recipients of the mail. */
export function recipientsOf({ Destination }: SendEmailRequest): readonly string[] {
  return [...Destination.ToAddresses, ...Destination.CcAddresses, ...Destination.BccAddresses].map(
    bareAddress,
  );
}

/** `ada@example.org` of `Ada <ada@example.org>`. */
export function bareAddress(address: string): string {
  return (/<([^<>]*)>\s*$/.exec(address)?.[1] ?? address).trim();
}

/**
 * The visible parts of the mail.
 * @throws BadSendEmail without recipients, or with more than SES allows.
 */
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
  // A parser of several megabytes, for mail that is seldom.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(Buffer.from(Content.Raw.Data, 'base64'));
  const inHeaders = [mail.to ?? [], mail.cc ?? [], mail.bcc ?? []]
    .flat()
    .flatMap(({ value }) => value.map(({ address }) => address ?? ''));
  return {
    // Without recipients in the call, those in the headers of the raw mail are used.
    to: listed(named.length > 0 ? named : inHeaders),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
  };
}

function listed(recipients: readonly string[]): string {
  if (recipients.length === 0) throw new BadSendEmail('The mail has no recipients');
  return recipients.join(', ');
}
