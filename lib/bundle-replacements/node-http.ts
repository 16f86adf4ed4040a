/**
 * Replaces `node:http` in bundles. An import evaluates all exports, and those for WebSocket load undici: 38 ms of CPU
 * at a cold start, and on a laptop at every function's first AWS call. A bundle that needs another export does not
 * build.
 */
export const { Agent, request, STATUS_CODES } = process.getBuiltinModule('node:http');
