import * as z from 'zod';
import { type SocketServices, socketAccess } from '../auth/close-sockets.ts';
import type { Caller } from '../caller/caller.ts';
import { ApiError, envelopeOf, invalid, rateLimited, unauthenticated } from '../core/errors.ts';
import { jsonOf } from '../core/list-from-text.ts';
import { subscriptionFields, subscriptionFor } from '../operations/events/subscription.ts';
import { parseFields, validationError } from '../operations/validation-error.ts';
import { authenticate } from '../store/key/authenticate.ts';
import {
  type Connection,
  findConnection,
  forgetConnection,
  narrowConnection,
} from '../store/stream/connections.ts';
import { endRefused } from './fan-out.ts';

const typeSchema = z.looseObject({
  type: z.enum(['subscribe', 'ping'], { error: 'must be subscribe or ping' }),
});
const pingSchema = z.object({ type: z.literal('ping') });
const subscribeSchema = z.object({ type: z.literal('subscribe'), ...subscriptionFields });
type Frame = z.output<typeof pingSchema> | z.output<typeof subscribeSchema>;

/** A frame counts against the key's rate limit like a request. */
export async function answerFrame(
  services: SocketServices,
  connectionId: string,
  text: string,
): Promise<void> {
  const { table, sockets } = services;
  const connection = await findConnection(table, connectionId);
  if (connection === undefined) {
    await sockets.close(connectionId);
    return;
  }
  const authentication = await authenticate(table, connection.secretHash, services.now());
  switch (authentication.outcome) {
    case 'unknown':
      return endRefused(services, connection, unauthenticated());
    case 'limited':
      return reply(services, connection, errorFrame(rateLimited(authentication.rate.resetSeconds)));
    case 'accepted': {
      const access = socketAccess(authentication.credential);
      if ('error' in access) return endRefused(services, connection, access.error);
      return reply(services, connection, await answerTo(services, connection, access.caller, text));
    }
  }
}

async function answerTo(
  { table }: SocketServices,
  connection: Connection,
  caller: Caller,
  text: string,
): Promise<string> {
  try {
    const frame = parsed(text);
    if (frame.type === 'ping') return JSON.stringify({ type: 'pong' });
    const subscription = await subscriptionFor(table, caller, frame);
    await narrowConnection(table, connection, subscription);
    const { inboxIds, eventTypes } = subscription;
    return JSON.stringify({ type: 'subscribed', inbox_ids: inboxIds ?? null, event_types: eventTypes });
  } catch (error) {
    if (error instanceof ApiError) return errorFrame(error);
    throw error;
  }
}

function parsed(text: string): Frame {
  const json = jsonOf(text);
  if (json === undefined) throw invalid('body', 'must be a JSON object');
  const { success, data: frame, error } = typeSchema.safeParse(json);
  if (!success) throw validationError(error);
  return frame.type === 'ping' ? parseFields(pingSchema, frame) : parseFields(subscribeSchema, frame);
}

function errorFrame(error: ApiError): string {
  return JSON.stringify({ type: 'error', ...envelopeOf(error) });
}

async function reply(
  { table, sockets }: SocketServices,
  connection: Connection,
  frame: string,
): Promise<void> {
  // API Gateway may lose the `$disconnect`.
  if (!(await sockets.post(connection.connectionId, frame))) await forgetConnection(table, connection);
}
