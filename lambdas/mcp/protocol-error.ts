import { jsonReply, type Reply } from '../http/reply.ts';

/** Error codes of JSON-RPC 2.0, section 5.1. */
export const PARSE_ERROR = -32_700;
export const INVALID_REQUEST = -32_600;
export const METHOD_NOT_FOUND = -32_601;
/** What MCP's own transports answer with where JSON-RPC has no code. */
export const REFUSED = -32_000;

/** A request that never became a call: JSON-RPC has the words for it, the error envelope does not. */
export function protocolError(
  status: number,
  code: number,
  message: string,
  id: string | number | null = null,
): Reply {
  return jsonReply(status, { jsonrpc: '2.0', error: { code, message }, id });
}
