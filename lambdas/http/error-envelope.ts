import { CountedError } from '../auth/identify.ts';
import { ApiError } from '../core/errors.ts';
import { logError } from '../observability/log.ts';
import { errorReply, rateHeaders } from './reply.ts';
import type { TransportMiddleware } from './reply-headers.ts';

/** Answers a thrown error with the error envelope; only unexpected errors are logged. */
export function errorEnvelope(): TransportMiddleware {
  return {
    onError(request) {
      const { requestId } = request.event.requestContext;
      const error = request.error instanceof ApiError ? request.error : unforeseen(request.error, requestId);
      const reply = errorReply(error, requestId);
      const rate = error instanceof CountedError ? rateHeaders(error.rate) : {};
      request.response = { ...reply, headers: { ...reply.headers, ...rate } };
    },
  };
}

function unforeseen(error: unknown, requestId: string): ApiError {
  logError('request failed', error, { request_id: requestId });
  return new ApiError('internal_error', 'Something went wrong on our side.');
}
