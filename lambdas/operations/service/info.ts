import * as z from 'zod';
import { VERSION } from '../../version.ts';
import { definePublicOperation } from '../define.ts';

/**
 * What a deployment has beyond the interface: clients ask for it before they use it. A name is added with a capability and is
 * never taken away within /v1.
 */
const FEATURES = [
  'attachment_text',
  'claims',
  'event_log',
  'expiring_inboxes',
  'filters',
  'kinds',
  'search',
  'senders',
  'state',
  'tags',
  'trash',
  'verification',
  'wait',
];

export const infoOperation = definePublicOperation({
  name: 'service.info',
  summary: 'Version and features of the service',
  description: 'Needs no key. Ask for a feature before you use it: other deployments may be older.',
  method: 'GET',
  path: '/info',
  input: z.object({}),
  output: z.object({
    version: z.string().describe('Version of the software, as in its changelog'),
    features: z.array(z.string()).describe('Features of this deployment'),
  }),
  access: 'public',
  example: { input: {}, output: { version: VERSION, features: FEATURES } },
  async run() {
    return { version: VERSION, features: FEATURES };
  },
});
