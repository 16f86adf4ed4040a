import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

export interface SentMail {
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

export type OutboxMail = Readonly<z.output<typeof rowSchema>>;

/** An email survives a kill once `add` has returned. */
export class Outbox {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(
      'CREATE TABLE IF NOT EXISTS mail (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, recipients TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, sent_at TEXT NOT NULL)',
    );
  }

  add({ to, subject, text }: SentMail, now: Date = new Date()): string {
    const id = randomUUID();
    this.#database
      .prepare('INSERT INTO mail (id, recipients, subject, text, sent_at) VALUES (?, ?, ?, ?, ?)')
      .run(id, to, subject, text, now.toISOString());
    return id;
  }

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
