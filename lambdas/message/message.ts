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

/** After an increment `admin rebuild` extracts kind, codes and links from stored email again. */
export const EXTRACTION = 3;

export type MessageSummary = Readonly<z.output<z.ZodObject<Column<typeof summaryFields, 'stored'>>>>;

export type MessageContent = Readonly<z.output<z.ZodObject<Column<typeof contentFields, 'stored'>>>>;
