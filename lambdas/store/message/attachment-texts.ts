import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { getBytes, keysBelow, type MailBucket, putBytes } from '../object/mail-bucket.ts';
import { attachmentKey, TEXT_SUFFIX } from '../object/object-keys.ts';

/** The name of the object contains the outcome, so that a list call is enough to know it. */
const OUTCOMES = ['ready', 'none', 'failed'] as const;
export type TextOutcome = (typeof OUTCOMES)[number];

const STATUSES = ['ready', 'unsupported', 'too_large', 'encrypted', 'no_text', 'failed'] as const;
const storedTextSchema = z.object({
  v: z.literal(1),
  status: z.enum(STATUSES),
  format: z.enum(['plain', 'markdown']),
  text: z.string(),
  pages: z.int().nullable(),
  truncated: z.boolean(),
  hidden_text: z.literal(true).optional(),
  content_type: z.string(),
});
export type StoredText = Omit<z.output<typeof storedTextSchema>, 'v'>;

export interface AttachmentPlace {
  readonly inboxId: string;
  readonly messageKey: string;
  readonly index: number;
}

function textPrefix({ inboxId, messageKey, index }: AttachmentPlace): string {
  return `${attachmentKey(inboxId, messageKey, index)}${TEXT_SUFFIX}`;
}

/** The key of the text begins with that of the attachment, so that one delete removes both. */
export async function putAttachmentText(
  bucket: MailBucket,
  place: AttachmentPlace,
  text: StoredText,
): Promise<void> {
  const stored = storedTextSchema.parse({ v: 1, ...text });
  const key = `${textPrefix(place)}${outcomeOf(text)}`;
  await putBytes(bucket, key, deflateRawSync(JSON.stringify(stored)));
}

function outcomeOf({ status }: StoredText): TextOutcome {
  if (status === 'ready') return 'ready';
  return status === 'no_text' || status === 'unsupported' ? 'none' : 'failed';
}

export async function findAttachmentText(
  bucket: MailBucket,
  place: AttachmentPlace,
): Promise<StoredText | undefined> {
  // Two concurrent attempts may end differently, and `ready` sorts last.
  const key = (await keysBelow(bucket, textPrefix(place))).at(-1);
  return key === undefined ? undefined : readText(bucket, key);
}

async function readText(bucket: MailBucket, key: string): Promise<StoredText | undefined> {
  const bytes = await getBytes(bucket, key);
  if (bytes === undefined) return undefined;
  const { v: _, ...text } = storedTextSchema.parse(JSON.parse(inflateRawSync(bytes).toString('utf8')));
  return text;
}

export async function hasAttachmentText(bucket: MailBucket, place: AttachmentPlace): Promise<boolean> {
  return (await keysBelow(bucket, textPrefix(place))).length > 0;
}

export async function textOutcomes(
  bucket: MailBucket,
  { inboxId, messageKey }: Omit<AttachmentPlace, 'index'>,
): Promise<ReadonlyMap<number, TextOutcome>> {
  const prefix = attachmentKey(inboxId, messageKey, '');
  const outcomes = new Map<number, TextOutcome>();
  for (const key of await keysBelow(bucket, prefix)) {
    const [index = '', name] = key.slice(prefix.length).split(TEXT_SUFFIX);
    const outcome = OUTCOMES.find((each) => each === name);
    if (outcome !== undefined) outcomes.set(Number(index), outcome);
  }
  return outcomes;
}

const MAX_READY_TEXT = 1_000_000;

export async function readyTexts(
  bucket: MailBucket,
  message: Omit<AttachmentPlace, 'index'>,
): Promise<{ readonly texts: readonly string[]; readonly ended: ReadonlySet<number> }> {
  const outcomes = await textOutcomes(bucket, message);
  const texts: string[] = [];
  let length = 0;
  for (const [index, outcome] of [...outcomes].sort(([a], [b]) => a - b)) {
    if (outcome !== 'ready' || length >= MAX_READY_TEXT) continue;
    const stored = await readText(bucket, `${textPrefix({ ...message, index })}${outcome}`);
    texts.push(stored?.text ?? '');
    length += stored?.text.length ?? 0;
  }
  return { texts, ended: new Set(outcomes.keys()) };
}
