import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { CALL_LIMITS, openClient } from '../open-client.ts';

export { PutEventsCommand } from '@aws-sdk/client-eventbridge';

export const client = openClient(EventBridgeClient, CALL_LIMITS, {});
