import { FIXTURES } from '../../packages/mail-reader/test/fixture-mails/all.ts';
import { publicMails } from '../../packages/mail-reader/test/public-mails.ts';
import { generatedMails } from './generated-mails.ts';

export interface NamedMail {
  readonly name: string;
  readonly mail: Buffer;
}

/** The fixtures of the project and the generated mails. */
export const OWN_MAILS: readonly NamedMail[] = [
  ...FIXTURES.map(({ name, mail }) => ({ name: `own/${name}`, mail })),
  ...generatedMails(),
];

/** The mails of others; undefined where their folder is missing. */
export const PUBLIC_MAILS: readonly NamedMail[] | undefined = publicMails();
