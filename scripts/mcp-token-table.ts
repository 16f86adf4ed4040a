import { fencedText } from '@agent-inbox/mail-reader/assistant';
import { PERMISSION_FLAGS } from '../lambdas/caller/permissions.ts';
import { toolDefinition } from '../lambdas/mcp/tool-definition.ts';
import { type Tool, tools } from '../lambdas/mcp/tools.ts';
import { viewOfCall } from '../lambdas/mcp/view.ts';
import { messageExample } from '../lambdas/operations/messages/message-example.ts';
import type { Message } from '../lambdas/operations/messages/message-schema.ts';
import { threadExample } from '../lambdas/operations/threads/thread.ts';
import { withBlock } from './written-block.ts';

/** This is a common estimate for English and JSON. */
const CHARACTERS_OF_A_TOKEN = 4;
const NEW_TEXT = 'Thank you, that works for us. We meet on Monday and look at the numbers together. '.repeat(
  7,
);
const QUOTED = `On Friday Ada wrote:\n${'> We have looked at the offer and have some questions about it.\n'.repeat(24)}`;

/** The reply of 600 characters answers an email of 1,500, with typical HTML and headers. */
const REPLY: Message = {
  ...messageExample,
  subject: 'Re: Invoice 2026-114 and the meeting on Monday',
  preview: NEW_TEXT.slice(0, 200),
  text: `${NEW_TEXT}\n\n${QUOTED}`,
  html: `<div>${NEW_TEXT}</div><blockquote>${QUOTED}</blockquote>`,
  extracted_text: NEW_TEXT,
  raw_headers: Array.from({ length: 25 }, (_, i) => [`X-Header-${i}`, 'v'.repeat(120)]),
};
const THREAD = { ...threadExample, subject: REPLY.subject, preview: REPLY.preview };

/** Typical REST responses; other tools use the example of the operation. */
const BODIES: Readonly<Record<string, unknown>> = {
  get_usage: Object.fromEntries(
    ['inbox_count', 'message_count', 'thread_count', 'storage_bytes'].map((type) => [
      type,
      [{ timestamp: REPLY.received_at, value: 123_456 }],
    ]),
  ),
  list_messages: page('messages', Array<Message>(10).fill(REPLY)),
  list_threads: page('threads', Array<typeof THREAD>(10).fill(THREAD)),
  get_message: REPLY,
  get_thread: { ...THREAD, message_count: 3, messages: [REPLY, REPLY, REPLY] },
};

export function mcpGuide(guide: string): string {
  return withBlock(guide, 'mcp-tokens', mcpTokenList());
}

/** Tokens have four characters. A result has two forms, of which a client passes one to the model. */
function mcpTokenList(): string {
  const rows = tools.map((tool) => {
    const definition = JSON.stringify(toolDefinition(tool)).length;
    const { text, structured } = answerOf(tool);
    const { permission } = tool.operation.access;
    return { name: tool.tool, permission, definition, text, structured };
  });
  const sum = rows.reduce((total, { definition }) => total + definition, 0);
  return [
    ...rows.map(
      ({ name, permission, definition, text, structured }) =>
        `- \`${name}\` (${permission}): ${[definition, text, structured].map(tokens).join('; ')}`,
    ),
    '',
    `All definitions together take ${tokens(sum)} tokens.`,
  ].join('\n');
}

function answerOf({ tool, operation, view }: Tool): { text: number; structured: number } {
  const body = BODIES[tool] ?? bodyFromExample(operation.example.output);
  const { structured, segments } = viewOfCall(view, view.arguments.parse({}), new Date(0)).show(body);
  const text = fencedText(segments, (size) => new Uint8Array(size));
  return { text: text.length, structured: JSON.stringify(structured).length };
}

function bodyFromExample(output: unknown): unknown {
  return typeof output === 'object' ? { ...output, permissions: PERMISSION_FLAGS } : output;
}

function page(name: string, items: readonly unknown[]): object {
  return { count: items.length, limit: 10, next_page_token: null, [name]: items };
}

function tokens(characters: number): string {
  return Math.ceil(characters / CHARACTERS_OF_A_TOKEN).toLocaleString('en');
}
