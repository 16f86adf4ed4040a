import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { ReceiveMessageCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { startEngines } from '../../src/engines/engines.ts';
import { provision } from '../../src/engines/provision.ts';
import { testDeployment } from '../template/test-deployment.ts';
import { engineClients } from './engine-clients.ts';
import { exampleTemplate } from './example-template.ts';

// A process to be killed: stores a row, an object and two messages, receives one of them, and reports that.
const engines = await startEngines({ dataDir: process.argv[2] });
await provision(exampleTemplate(), engines, testDeployment);
const { dynamodb, s3, sqs, workUrl: QueueUrl } = engineClients(engines);

await dynamodb.send(new PutItemCommand({ TableName: 'Rows', Item: { pk: { S: 'a' }, sk: { S: 'b' } } }));
await s3.send(new PutObjectCommand({ Bucket: 'mail', Key: 'k', Body: 'v' }));
await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'received' }));
await sqs.send(new ReceiveMessageCommand({ QueueUrl }));
await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'waiting' }));
console.log('ready');
