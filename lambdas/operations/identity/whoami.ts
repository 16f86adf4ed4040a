import * as z from 'zod';
import { PERMISSION_FLAGS } from '../../caller/permissions.ts';
import { defineOperation } from '../define.ts';
import { identityExample, identityOf, identitySchema } from './identity.ts';

export const whoamiOperation = defineOperation({
  name: 'identity.whoami',
  summary: 'Get the identity of this key',
  method: 'GET',
  path: '/whoami',
  input: z.object({}),
  output: identitySchema.extend({
    organization_id: z.string(),
    permissions: z.array(z.enum(PERMISSION_FLAGS)).describe('What the key may do'),
  }),
  access: { permission: 'none', scope: 'any', pending: true },
  mcp: {
    tool: 'whoami',
    view: 'identity',
    title: 'Who am I',
    description: 'Account, scope and permissions of your key: why a tool is missing or refused.',
  },
  example: {
    input: {},
    output: {
      ...identityExample,
      organization_id: identityExample.tenant_id,
      permissions: ['inbox_read', 'thread_read', 'message_read'],
    },
  },
  async run({ caller }) {
    const { tenantId, permissions, pending } = caller;
    return {
      ...identityOf(caller),
      organization_id: tenantId,
      // A pending key may do nothing that takes a permission.
      permissions: pending ? [] : [...(permissions ?? PERMISSION_FLAGS)],
    };
  },
});
