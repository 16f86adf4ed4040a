import * as z from 'zod';
import { SIGN_UP } from '../../settings/policy.ts';
import { VERSION } from '../../version.ts';
import { definePublicOperation } from '../define.ts';

/** Clients check for a capability before they use it. A name is never removed within /v1. */
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
  summary: 'Get the version and features of the service',
  description: 'Needs no key. Check for a feature before you use it, because a deployment may lack it.',
  method: 'GET',
  path: '/info',
  input: z.object({}),
  output: z.object({
    version: z.string().describe('Version of the software, as in its changelog'),
    features: z.array(z.string()).describe('Features of this deployment'),
    sign_up: z
      .enum(SIGN_UP)
      .describe(
        'Who may sign up: `open`: anyone; `invite`: anyone with an invitation; `closed`: no one (including while the service can email only verified addresses)',
      ),
  }),
  access: 'public',
  example: { input: {}, output: { version: VERSION, features: FEATURES, sign_up: 'open' } },
  async run({ policy, sending }) {
    const sign_up = sending === 'production' ? policy.signUp : 'closed';
    return { version: VERSION, features: FEATURES, sign_up };
  },
});
