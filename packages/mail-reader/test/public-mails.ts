import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Mails that others have collected, with their licences. They are beside the project, not in it. */
const FOLDER = new URL('../../../../shared/mail/', import.meta.url);

interface PublicMail {
  /** Path within the folder. */
  readonly name: string;
  readonly mail: Buffer;
}

/** All of them, or undefined, said aloud, where the folder is missing. */
export function publicMails(): PublicMail[] | undefined {
  const folder = fileURLToPath(FOLDER);
  if (!existsSync(folder)) {
    console.warn(
      `SKIPPED: the public mails are not here. They are looked for in ../shared/mail beside the project.`,
    );
    return undefined;
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => ({ name, mail: readFileSync(new URL(name, FOLDER)) }));
}
