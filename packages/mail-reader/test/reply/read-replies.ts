import { readFileSync } from 'node:fs';
import { type Block, readBlocks, visible } from '../read-blocks.ts';

/** A reply as a client sends it, and what its author wrote. */
export interface ClientReply {
  readonly language: string;
  readonly client: string;
  readonly body: string;
  readonly isHtml: boolean;
  readonly subject: string;
  /** Whether the mail answers another. */
  readonly answers: boolean;
  readonly reply: string;
}

/**
 * Each title is `language | client | form | subject`; then come the author's words, and what the client put below them after an empty
 * line. In the form `placed` the second part is the whole body, in `page` it is HTML. All of a body is the author's in `whole`, and in
 * `new`, which answers no mail.
 */
export function readReplies(): readonly ClientReply[] {
  return readBlocks('reply-mails').map(replyOf);
}

function replyOf({ title, first: reply, second: below }: Block): ClientReply {
  const [language = '', client = '', form = '', subject = 'Re: Prices'] = title.split(' | ');
  if ((below === undefined) !== ['whole', 'new'].includes(form)) throw new Error(title);
  const body = form === '' ? `${reply}\n\n${below}\n` : (below ?? reply);
  return { language, client, body, isHtml: form === 'page', subject, answers: form !== 'new', reply };
}

export function readIntroductions(): readonly (readonly [language: string, client: string, line: string])[] {
  const file = new URL('./introduction-lines.txt', import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((each) => {
    const [language = '', client = '', line = ''] = each.split(' | ');
    if (line === '') throw new Error(`Not "language | client | line": ${each}`);
    return [language, client, visible(line)];
  });
}
