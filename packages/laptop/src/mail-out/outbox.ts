import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

/** A sent mail. */
export interface SentMail {
  /** Recipients, separated by `, `. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const rowSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sent_at: z.iso.datetime(),
});

/** A mail in the list of the outbox. */
export type OutboxMail = Readonly<z.output<typeof rowSchema>>;

/** Stores the mail that would leave AWS. A mail survives a kill once `add` has returned. */
export class Outbox {
  readonly #database: DatabaseSync;

  /** @param file SQLite file, or `:memory:`. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(
      'CREATE TABLE IF NOT EXISTS mail (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, recipients TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, sent_at TEXT NOT NULL)',
    );
  }

  /** @returns the id of the mail. */
  add({ to, subject, text }: SentMail, now: Date = new Date()): string {
    const id = randomUUID();
    this.#database
      .prepare('INSERT INTO mail (id, recipients, subject, text, sent_at) VALUES (?, ?, ?, ?, ?)')
      .run(id, to, subject, text, now.toISOString());
    return id;
  }

  /** All mail, newest first. */
  list(): readonly OutboxMail[] {
    const rows = this.#database
      .prepare('SELECT id, recipients AS "to", subject, text, sent_at FROM mail ORDER BY number DESC')
      .all();
    return rows.map((row) => rowSchema.parse(row));
  }

  close(): void {
    this.#database.close();
  }
}
