/**
 * Takes the place of `@modelcontextprotocol/server/_shims` in bundles, whose validator is the whole of ajv. Only
 * the answers of clients to questions of the server (elicitation) are validated with it, and ours asks nothing.
 */

export { default as process } from 'node:process';

export class DefaultJsonSchemaValidator {
  /** @throws Error always. */
  getValidator(): never {
    throw new Error('This server asks clients nothing: its bundle has no JSON Schema validator');
  }
}
