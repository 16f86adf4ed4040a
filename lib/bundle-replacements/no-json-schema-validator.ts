/**
 * Replaces `@modelcontextprotocol/server/_shims` in bundles: its validator contains all of ajv and checks only
 * elicitation, which this server never uses.
 */

export { default as process } from 'node:process';

export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('This server asks clients nothing: its bundle has no JSON Schema validator');
  }
}
