import { simpleParser } from 'mailparser';
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

/** The members of SES v2 `SendEmail` that decide who sends what to whom. */
export type SendEmailRequest = z.output<typeof requestSchema>;

/** Bound of SES on all recipients of one call. */
const MOST_RECIPIENTS = 50;

/** The call is one that SES refuses; the message says why. */
export class BadSendEmail extends Error {
  override readonly name = 'BadSendEmail';
}

/** @throws BadSendEmail for a body that is not a `SendEmail` with simple or raw content. */
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

/** Every address that the mail goes to. */
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
 * What a person would see of the mail.
 * @throws BadSendEmail without recipients, or with more than SES takes.
 */
export async function readMail(request: SendEmailRequest): Promise<SentMail> {
  const { Content } = request;
  const named = recipientsOf(request);
  if (named.length > MOST_RECIPIENTS) throw new BadSendEmail(`Over ${MOST_RECIPIENTS} recipients`);
  if ('Simple' in Content) {
    const { Subject, Body } = Content.Simple;
    return {
      to: listed(named),
      subject: Subject.Data,
      text: Body.Text?.Data ?? Body.Html?.Data ?? '',
    };
  }
  const mail = await simpleParser(Buffer.from(Content.Raw.Data, 'base64'));
  const inHeaders = [mail.to ?? [], mail.cc ?? [], mail.bcc ?? []]
    .flat()
    .flatMap(({ value }) => value.map(({ address }) => address ?? ''));
  return {
    // The recipients of a raw mail are those of its headers when the call names none.
    to: listed(named.length > 0 ? named : inHeaders),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
  };
}

function listed(recipients: readonly string[]): string {
  if (recipients.length === 0) throw new BadSendEmail('The mail has no recipients');
  return recipients.join(', ');
}
