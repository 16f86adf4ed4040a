import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { identityExample, identityOf, identitySchema } from './identity.ts';

export const authMeOperation = defineOperation({
  name: 'identity.auth-me',
  summary: 'Identity of this key',
  method: 'GET',
  path: '/auth/me',
  status: 200,
  input: z.object({}),
  output: identitySchema,
  errors: [],
  access: { permission: 'none', scope: 'any', pending: true },
  readOnly: true,
  destructive: false,
  idempotent: true,
  mcp: false,
  example: { input: {}, output: identityExample },
  async run({ caller }) {
    return identityOf(caller);
  },
});
