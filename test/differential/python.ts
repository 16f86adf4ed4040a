import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { dateOf, type Reading } from './reading.ts';

const SCRIPT = fileURLToPath(new URL('./python_reader.py', import.meta.url));
const MAX_ANSWER_BYTES = 512 * 1024 * 1024;

const answerSchema = z.union([
  z.object({ error: z.string() }),
  z.object({
    subject: z.string(),
    from: z.array(z.string()),
    to: z.array(z.string()),
    date: z.string().nullable(),
    text: z.string(),
    html: z.string(),
    files: z.array(z.object({ name: z.string().nullable(), content: z.string().nullable() })),
  }),
]);

export function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', 'import email.policy'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @returns what Python's email package reads of each mail; undefined where it fails. */
export function readByPython(mails: readonly Buffer[]): (Reading | undefined)[] {
  const input = mails.map((mail) => `${JSON.stringify(mail.toString('base64'))}\n`).join('');
  const output = execFileSync('python3', [SCRIPT], { input, maxBuffer: MAX_ANSWER_BYTES, encoding: 'utf8' });
  return output
    .trim()
    .split('\n')
    .map((line) => readingOf(answerSchema.parse(JSON.parse(line))));
}

function readingOf(answer: z.output<typeof answerSchema>): Reading | undefined {
  if ('error' in answer) return undefined;
  return {
    ...answer,
    date: dateOf(answer.date),
    files: answer.files.map(({ name, content }) => ({
      name,
      content: content === null ? null : Buffer.from(content, 'base64'),
    })),
  };
}
