/**
 * Takes the place of `node:http` in bundles. An import of the module evaluates all of its exports, and those of
 * WebSockets load the whole of undici: 38 ms of processor time at the start of the API's functions, and on a laptop, where
 * endpoints have no TLS, at the first AWS call of every function. A bundle that needs another export does not build.
 */
export const { Agent, request, STATUS_CODES } = process.getBuiltinModule('node:http');
