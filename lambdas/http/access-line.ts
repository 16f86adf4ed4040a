import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ApiError } from '../core/errors.ts';
import { logInfo } from '../observability/log.ts';
import type { Reply } from './reply.ts';

/** The gateway's access log has the source address for the same request id; its route is always `$default`. */
export async function withAccessLine(
  operation: string,
  { requestContext: { requestId } }: APIGatewayProxyEventV2,
  answer: () => Promise<Reply>,
): Promise<Reply> {
  let status = 500;
  try {
    const reply = await answer();
    status = reply.statusCode ?? 200;
    return reply;
  } catch (error) {
    if (error instanceof ApiError) status = error.status;
    throw error;
  } finally {
    logInfo('call', { operation, status, request_id: requestId });
  }
}
