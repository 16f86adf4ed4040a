import { EventBridgeClient } from '@aws-sdk/client-eventbridge';

export { PutEventsCommand } from '@aws-sdk/client-eventbridge';

export const client = new EventBridgeClient({});
