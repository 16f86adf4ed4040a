import * as z from 'zod';
import { AwsError } from '../failures/aws-error.ts';

/** The engine does not enforce these quotas (SQS developer guide, "Message quotas"). */
const MAX_DELAY_SECONDS = 900;
const MAX_VISIBILITY_SECONDS = 43_200;
const MAX_BYTES = 262_144;

const attributesSchema = z
  .record(
    z.string(),
    z.object({
      DataType: z.string(),
      StringValue: z.string().optional(),
      BinaryValue: z.string().optional(),
    }),
  )
  .optional();

const messageSchema = z.looseObject({
  MessageBody: z.string().optional(),
  MessageAttributes: attributesSchema,
  DelaySeconds: z.number().optional(),
  VisibilityTimeout: z.number().optional(),
});

const bodySchema = messageSchema.extend({ Entries: z.array(messageSchema).optional() });
type Message = z.output<typeof messageSchema>;

/** SQS would fail a single entry of a batch; here the whole batch is refused. */
export function checkSqsLimits(body: unknown): void {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new AwsError(400, 'SerializationException', z.prettifyError(parsed.error));
  const { Entries, ...single } = parsed.data;
  const messages: readonly Message[] = Entries ?? [single];
  for (const { DelaySeconds, VisibilityTimeout } of messages) {
    requireWithin('DelaySeconds', DelaySeconds, MAX_DELAY_SECONDS);
    requireWithin('VisibilityTimeout', VisibilityTimeout, MAX_VISIBILITY_SECONDS);
  }
  const bytes = messages.reduce((sum, message) => sum + sizeOf(message), 0);
  if (bytes <= MAX_BYTES) return;
  if (Entries !== undefined) {
    throw new AwsError(
      400,
      'BatchRequestTooLong',
      `Batch requests cannot be longer than ${MAX_BYTES} bytes. You have sent ${bytes} bytes.`,
    );
  }
  throw new AwsError(
    400,
    'InvalidParameterValue',
    `One or more parameters are invalid. Reason: Message must be shorter than ${MAX_BYTES} bytes.`,
  );
}

function requireWithin(parameter: string, value: number | undefined, longest: number): void {
  if (value === undefined || (value >= 0 && value <= longest)) return;
  throw new AwsError(
    400,
    'InvalidParameterValue',
    `Value ${value} for parameter ${parameter} is invalid. Reason: must be between 0 and ${longest}, if provided.`,
  );
}

/** The size includes name, type and value of attributes (SQS developer guide, "Message metadata"). */
function sizeOf({ MessageBody = '', MessageAttributes = {} }: Message): number {
  let bytes = Buffer.byteLength(MessageBody);
  for (const [name, { DataType, StringValue = '', BinaryValue = '' }] of Object.entries(MessageAttributes)) {
    bytes += Buffer.byteLength(name) + Buffer.byteLength(DataType) + Buffer.byteLength(StringValue);
    bytes += Buffer.byteLength(BinaryValue, 'base64');
  }
  return bytes;
}
