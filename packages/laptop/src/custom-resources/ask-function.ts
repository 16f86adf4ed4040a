import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { Json, JsonObject, LocalFunction } from '../contract.ts';
import { closeServer, listenOnLoopback } from '../engines/listen.ts';

/** The CloudFormation user guide defines the fields ("Custom resource request objects"). */
export interface CustomRequest {
  readonly RequestType: 'Create' | 'Update' | 'Delete';
  readonly ResourceType: string;
  readonly LogicalResourceId: string;
  readonly StackId: string;
  readonly PhysicalResourceId?: string;
  readonly ResourceProperties: JsonObject;
  readonly OldResourceProperties?: JsonObject;
}

const answerSchema = z.object({
  Status: z.enum(['SUCCESS', 'FAILED']),
  Reason: z.string().optional(),
  PhysicalResourceId: z.string(),
  Data: z.record(z.string(), z.coerce.string()).default({}),
});
export type CustomAnswer = z.output<typeof answerSchema>;

/**
 * CloudFormation sends every scalar as text, and an address for the answer. @throws Error when the function ends
 * without an answer.
 */
export async function askFunction(target: LocalFunction, request: CustomRequest): Promise<CustomAnswer> {
  let answer: string | undefined;
  const server = createServer(async (incoming, response) => {
    answer = await text(incoming);
    response.end();
  });
  const port = await listenOnLoopback(server, 0);
  try {
    const invocation = await target.invoke({
      ...request,
      ResourceProperties: asText(request.ResourceProperties),
      ...(request.OldResourceProperties && {
        OldResourceProperties: asText(request.OldResourceProperties),
      }),
      RequestId: randomUUID(),
      ResponseURL: `http://127.0.0.1:${port}/`,
    });
    if (answer !== undefined) return answerSchema.parse(JSON.parse(answer));
    const why = invocation.ok ? 'It ended without a response' : invocation.errorMessage;
    throw new Error(`The function of ${request.LogicalResourceId} failed: ${why}`);
  } finally {
    await closeServer(server);
  }
}

function asText(value: Json): Json {
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asText(member)]));
  }
  return String(value);
}
