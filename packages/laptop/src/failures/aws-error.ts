import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { JsonObject } from '../contract.ts';
import { escapeXml } from '../xml/escape-xml.ts';

export type Protocol = 'json' | 'query' | 'restJson' | 's3';

/** A call without a signature has no service and is treated as one of S3. */
export function protocolOf(service: string | undefined, headers: IncomingHttpHeaders): Protocol {
  if (headers['x-amz-target'] !== undefined) return 'json';
  if (service === 's3' || service === undefined) return 's3';
  return headers['content-type']?.includes('x-www-form-urlencoded') === true ? 'query' : 'restJson';
}

export class AwsError extends Error {
  override readonly name = 'AwsError';
  readonly status: number;
  readonly code: string;
  readonly protocol: Protocol | undefined;
  readonly members: JsonObject;

  constructor(status: number, code: string, message: string, protocol?: Protocol, members: JsonObject = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.protocol = protocol;
    this.members = members;
  }
}

type Refusal = 'accessDenied' | 'missingAuthentication' | 'unknownKey' | 'badSignature' | 'skewed';

/** Each protocol has its own name and status for the same refusal. */
const REFUSALS: Readonly<Record<Refusal, Readonly<Record<Protocol, readonly [number, string]>>>> = {
  accessDenied: {
    json: [400, 'AccessDeniedException'],
    query: [403, 'AuthorizationError'],
    restJson: [403, 'AccessDeniedException'],
    s3: [403, 'AccessDenied'],
  },
  missingAuthentication: {
    json: [400, 'MissingAuthenticationTokenException'],
    query: [403, 'MissingAuthenticationToken'],
    restJson: [403, 'MissingAuthenticationTokenException'],
    s3: [403, 'AccessDenied'],
  },
  unknownKey: {
    json: [400, 'UnrecognizedClientException'],
    query: [403, 'InvalidClientTokenId'],
    restJson: [403, 'UnrecognizedClientException'],
    s3: [403, 'InvalidAccessKeyId'],
  },
  badSignature: {
    json: [400, 'InvalidSignatureException'],
    query: [403, 'SignatureDoesNotMatch'],
    restJson: [403, 'InvalidSignatureException'],
    s3: [403, 'SignatureDoesNotMatch'],
  },
  skewed: {
    json: [400, 'InvalidSignatureException'],
    query: [403, 'SignatureDoesNotMatch'],
    restJson: [403, 'InvalidSignatureException'],
    s3: [403, 'RequestTimeTooSkewed'],
  },
};

export function refusal(kind: Refusal, protocol: Protocol, message: string): AwsError {
  const [status, code] = REFUSALS[kind][protocol];
  return new AwsError(status, code, message, protocol);
}

export function sendError(
  response: ServerResponse,
  protocol: Protocol,
  error: AwsError,
  isHead = false,
): void {
  const { status, code, message } = error;
  const [type, body] = render(protocol, error);
  response.writeHead(status, {
    'content-type': type,
    'content-length': isHead ? 0 : Buffer.byteLength(body),
    ...(protocol === 'restJson' ? { 'x-amzn-errortype': code } : {}),
    ...(isHead ? { 'x-amz-error-code': code, 'x-amz-error-message': encodeURIComponent(message) } : {}),
  });
  response.end(isHead ? undefined : body);
}

function render(protocol: Protocol, { code, message, members }: AwsError): readonly [string, string] {
  switch (protocol) {
    case 'json':
      return [
        'application/x-amz-json-1.0',
        JSON.stringify({ __type: `com.amazon.coral.service#${code}`, message, ...members }),
      ];
    case 'restJson':
      return ['application/json', JSON.stringify({ message })];
    case 'query':
      return [
        'text/xml',
        `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error></ErrorResponse>`,
      ];
    case 's3':
      return [
        'application/xml',
        `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`,
      ];
  }
}
