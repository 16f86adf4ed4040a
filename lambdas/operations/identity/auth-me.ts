import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { identityExample, identityOf, identitySchema } from './identity.ts';

export const authMeOperation = defineOperation({
  name: 'identity.auth-me',
  summary: 'Identity of this key',
  method: 'GET',
  path: '/auth/me',
  input: z.object({}),
  output: identitySchema,
  access: { permission: 'none', scope: 'any', pending: true },
  example: { input: {}, output: identityExample },
  async run({ caller }) {
    return identityOf(caller);
  },
});
