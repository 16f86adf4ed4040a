import type * as z from 'zod';
import type { Column } from './field-table.ts';
import type { contentFields, summaryFields } from './message-fields.ts';

export {
  KINDS,
  type Kind,
  type KindFacts,
  type Verification,
  type VerificationLink,
} from '@agent-inbox/mail-reader/facts';

/** A higher version has `admin rebuild` extract kind, codes and links from stored mail again. */
export const EXTRACTION = 3;

/** What lists show of a message, and its row has. */
export type MessageSummary = Readonly<z.output<z.ZodObject<Column<typeof summaryFields, 'stored'>>>>;

/** What only a read of the message itself gives. */
export type MessageContent = Readonly<z.output<z.ZodObject<Column<typeof contentFields, 'stored'>>>>;
