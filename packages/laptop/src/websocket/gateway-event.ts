import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { JsonObject } from '../contract.ts';
import { logTime } from '../http-proxy/log-time.ts';
import { splitTarget } from '../http-proxy/proxy-event.ts';

export interface ConnectionFacts {
  readonly connectionId: string;
  readonly apiId: string;
  readonly stage: string;
  readonly domainName: string;
  readonly connectedAt: number;
  readonly sourceIp: string;
  readonly userAgent: string;
}

type EventDetails =
  | { readonly eventType: 'CONNECT' }
  | { readonly eventType: 'MESSAGE'; readonly messageId: string }
  | {
      readonly eventType: 'DISCONNECT';
      readonly disconnectStatusCode: number;
      readonly disconnectReason: string;
    };

/** The event is that of a REST API's proxy integration (developer guide, "Lambda proxy integration"). */
export function connectEvent(facts: ConnectionFacts, request: IncomingMessage, now: number): JsonObject {
  const query = splitTarget(request.url ?? '/')[1];
  const headers = pairs(request.rawHeaders);
  const parameters = [...new URLSearchParams(query)];
  return {
    headers: Object.fromEntries(headers),
    multiValueHeaders: grouped(headers),
    ...(parameters.length === 0
      ? {}
      : {
          queryStringParameters: Object.fromEntries(parameters),
          multiValueQueryStringParameters: grouped(parameters),
        }),
    requestContext: requestContext(facts, '$connect', { eventType: 'CONNECT' }, now),
    isBase64Encoded: false,
  };
}

export function messageEvent(
  facts: ConnectionFacts,
  routeKey: string,
  body: string,
  requestId: string,
  now: number,
): JsonObject {
  const details = { eventType: 'MESSAGE', messageId: requestId } as const;
  return {
    requestContext: requestContext(facts, routeKey, details, now, requestId),
    body,
    isBase64Encoded: false,
  };
}

export function disconnectEvent(
  facts: ConnectionFacts,
  code: number,
  reason: string,
  now: number,
): JsonObject {
  const headers = { Host: facts.domainName, 'X-Forwarded-For': facts.sourceIp };
  const details = {
    eventType: 'DISCONNECT',
    disconnectStatusCode: code,
    disconnectReason: reason,
  } as const;
  return {
    headers,
    multiValueHeaders: grouped(Object.entries(headers)),
    requestContext: requestContext(facts, '$disconnect', details, now),
    isBase64Encoded: false,
  };
}

function requestContext(
  facts: ConnectionFacts,
  routeKey: string,
  details: EventDetails,
  now: number,
  requestId: string = randomUUID(),
): JsonObject {
  const { sourceIp, userAgent, ...connection } = facts;
  return {
    ...connection,
    ...details,
    routeKey,
    messageDirection: 'IN',
    requestId,
    extendedRequestId: requestId,
    requestTime: logTime(now),
    requestTimeEpoch: now,
    identity: { sourceIp, userAgent },
  };
}

function pairs(raw: readonly string[]): readonly (readonly [string, string])[] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [
    raw[index * 2] ?? '',
    raw[index * 2 + 1] ?? '',
  ]);
}

function grouped(entries: readonly (readonly [string, string])[]): Record<string, string[]> {
  // The object has no prototype, because a parameter may be named __proto__.
  const groups: Record<string, string[]> = Object.create(null);
  for (const [name, value] of entries) {
    groups[name] = [...(groups[name] ?? []), value];
  }
  return groups;
}
