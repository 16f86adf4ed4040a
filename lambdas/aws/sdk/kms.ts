import { KMSClient } from '@aws-sdk/client-kms';
import { CALL_LIMITS, openClient } from '../open-client.ts';

export { DecryptCommand, GenerateDataKeyCommand } from '@aws-sdk/client-kms';

export const client = openClient(KMSClient, CALL_LIMITS, {});
