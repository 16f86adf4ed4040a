/** A reply as a client sends it, and what its author wrote. */
export interface ClientReply {
  readonly language: string;
  readonly client: string;
  readonly body: string;
  readonly isHtml?: boolean;
  readonly subject?: string;
  readonly reply: string;
}

/** Words of the author, and what a client puts below them. */
export const over = (
  language: string,
  client: string,
  reply: string,
  ...below: readonly string[]
): ClientReply => ({
  language,
  client,
  body: `${reply}\n\n${below.join('\n')}\n`,
  reply,
});

/** A body of which nothing may be taken away. */
export const whole = (language: string, client: string, ...lines: readonly string[]): ClientReply => ({
  language,
  client,
  body: lines.join('\n'),
  reply: lines.join('\n'),
});

export const html = (
  language: string,
  client: string,
  reply: string,
  ...parts: readonly string[]
): ClientReply => ({
  language,
  client,
  body: parts.join('\n'),
  isHtml: true,
  reply,
});

/** The author's words among others. */
export const placed = (
  language: string,
  client: string,
  reply: string,
  ...lines: readonly string[]
): ClientReply => ({
  language,
  client,
  body: lines.join('\n'),
  reply,
});
