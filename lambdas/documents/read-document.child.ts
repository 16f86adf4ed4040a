import * as z from 'zod';
import { readDocument } from './read-document.ts';

/** A process of its own for each hostile file: it has no credentials, and its parent ends it. */
const headSchema = z.object({ contentType: z.string(), filename: z.string() });

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const input = Buffer.concat(chunks);
const headEnd = input.indexOf('\n');
const head = headSchema.parse(JSON.parse(input.toString('utf8', 0, headEnd)));
const text = await readDocument({ ...head, bytes: input.subarray(headEnd + 1) });
process.stdout.write(JSON.stringify(text), () => process.exit(0));
