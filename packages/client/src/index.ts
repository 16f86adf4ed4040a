export {
  AgentInbox,
  type AgentInboxOptions,
  type Events,
  type Inboxes,
  type Messages,
} from './agent-inbox.ts';
export type { CallOptions, Download } from './call.ts';
export { ApiError, ConnectionFailed } from './errors.ts';
export type { ErrorName } from './generated/error-name.ts';
export type { WebhookData, WebhookEvent, WebhookTestEvent } from './generated/events.ts';
export type * from './generated/types.ts';
export { LeaseLost } from './lease.ts';
export {
  type MessageEvent,
  StreamEnded,
  type StreamedEvent,
  type StreamOptions,
  type StreamSocket,
} from './stream.ts';
export type { NextCodeOptions, VerificationCodes, WantedCodes } from './verification-codes.ts';
export {
  type VerifyOptions,
  verifyWebhook,
  type WebhookHeaders,
  WebhookVerificationError,
} from './verify-webhook.ts';
export { WaitTimeout, type Wanted } from './wait-for.ts';
export {
  AmbiguousVerification,
  type FoundCode,
  type FoundLink,
  type WantedVerification,
} from './wait-for-verification.ts';
export type { WorkClaim, WorkHandler, WorkOptions, WorkResult } from './work.ts';
