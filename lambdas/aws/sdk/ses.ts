import { SESv2Client } from '@aws-sdk/client-sesv2';
import { CALL_LIMITS, openClient } from '../open-client.ts';

export { SendEmailCommand } from '@aws-sdk/client-sesv2';

export const client = openClient(SESv2Client, CALL_LIMITS, {});
