import { KMSClient } from '@aws-sdk/client-kms';

export { DecryptCommand, GenerateDataKeyCommand } from '@aws-sdk/client-kms';

export const client = new KMSClient({});
