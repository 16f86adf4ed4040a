import type { HeaderFields } from '../header/header-fields.ts';
import type { Mailbox } from '../header/mailboxes.ts';
import type { ProgramParts } from '../mime/program-parts.ts';
import type { ParsedAttachment } from '../parsed-mail.ts';

export interface KindInput {
  readonly fields: HeaderFields;
  readonly from: readonly Mailbox[];
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly ParsedAttachment[];
  readonly programParts: ProgramParts | undefined;
}
