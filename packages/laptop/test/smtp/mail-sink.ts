import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  CreateQueueCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { createTransport, type SendMailOptions, type SentMessageInfo } from 'nodemailer';
import * as z from 'zod';
import { callEngine } from '../../src/engines/call-engine.ts';
import { type FauxqsEngine, startFauxqsEngine } from '../../src/engines/fauxqs-engine.ts';
import type { ReceiptRule } from '../../src/smtp/receipt-rule.ts';
import { type SmtpGateway, startSmtp } from '../../src/smtp/smtp-server.ts';

const CREDENTIALS = { accessKeyId: 'OPERATOR', secretAccessKey: 'OPERATOR' };
const REGION = 'us-east-1';
const ACCOUNT = '000000000000';
const WAIT_SECONDS = 10;

export const RULE: ReceiptRule = {
  recipients: ['inbox.localhost'],
  bucketName: 'mail',
  objectKeyPrefix: 'incoming/',
  topicArn: `arn:aws:sns:${REGION}:${ACCOUNT}:Receipts`,
};

const verdict = z.object({ status: z.string() });
const notificationSchema = z.strictObject({
  notificationType: z.string(),
  mail: z.strictObject({
    timestamp: z.iso.datetime(),
    source: z.string(),
    messageId: z.string().regex(/^[a-z0-9]{40}$/),
    destination: z.array(z.string()),
    headersTruncated: z.boolean(),
    headers: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    commonHeaders: z.record(z.string(), z.unknown()),
  }),
  receipt: z.strictObject({
    timestamp: z.iso.datetime(),
    processingTimeMillis: z.int().min(0),
    recipients: z.array(z.string()),
    spamVerdict: verdict,
    virusVerdict: verdict,
    spfVerdict: verdict,
    dkimVerdict: verdict,
    dmarcVerdict: verdict,
    dmarcPolicy: z.string().optional(),
    action: z.record(z.string(), z.string()),
  }),
});
export type Notification = z.output<typeof notificationSchema>;

export class MailSink {
  readonly #engine: FauxqsEngine;
  readonly #smtp: SmtpGateway;
  readonly #sqs: SQSClient;
  readonly s3: S3Client;
  readonly failures: Error[] = [];

  private constructor(
    engine: FauxqsEngine,
    smtp: SmtpGateway,
    sqs: SQSClient,
    s3: S3Client,
    failures: Error[],
  ) {
    this.#engine = engine;
    this.#smtp = smtp;
    this.#sqs = sqs;
    this.s3 = s3;
    this.failures = failures;
  }

  /**
   * @param onDisk what mail waits for in place of the engine.
   * @param stopGraceMs how long a stop waits for what clients are sending.
   */
  static async start(
    rule: ReceiptRule = RULE,
    onDisk?: () => Promise<void>,
    stopGraceMs?: number,
  ): Promise<MailSink> {
    const engine = await startFauxqsEngine(undefined);
    await callEngine(`${engine.origin}/${RULE.bucketName}`, engine.agent, 'PUT');
    const client = {
      region: REGION,
      endpoint: engine.origin,
      requestHandler: { httpAgent: engine.agent },
      credentials: CREDENTIALS,
    };
    const sqs = new SQSClient(client);
    await sqs.send(new CreateQueueCommand({ QueueName: 'Receipts' }));
    const queueArn = `arn:aws:sqs:${REGION}:${ACCOUNT}:Receipts`;
    for (const parameters of [
      { Action: 'CreateTopic', Name: 'Receipts' },
      { Action: 'Subscribe', TopicArn: RULE.topicArn, Protocol: 'sqs', Endpoint: queueArn },
    ]) {
      const body = new URLSearchParams(parameters);
      const { status, text } = await callEngine(engine.origin, engine.agent, 'POST', body);
      if (status !== 200) throw new Error(`${parameters.Action}: ${text}`);
    }
    const s3 = new S3Client(client);
    const failures: Error[] = [];
    const smtp = await startSmtp({
      rule,
      ruleSets: { reaches: () => true },
      s3,
      objects: engine.objects,
      publish: engine.publish,
      onDisk: onDisk ?? engine.onDisk,
      port: 0,
      ...(stopGraceMs === undefined ? {} : { stopGraceMs }),
      onFailure: (error) => failures.push(error),
    });
    return new MailSink(engine, smtp, sqs, s3, failures);
  }

  get port(): number {
    return this.#smtp.port;
  }

  async send(mail: SendMailOptions): Promise<SentMessageInfo> {
    const transport = createTransport({ host: this.#smtp.host, port: this.#smtp.port, ignoreTLS: true });
    try {
      return await transport.sendMail(mail);
    } finally {
      transport.close();
    }
  }

  async nextNotification(): Promise<Notification> {
    const QueueUrl = `${this.#engine.origin}/${ACCOUNT}/Receipts`;
    const { Messages = [] } = await this.#sqs.send(
      new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: WAIT_SECONDS }),
    );
    const [message] = Messages;
    if (message?.Body === undefined) throw new Error('No receipt arrived');
    await this.#sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message.ReceiptHandle }));
    const { Message } = z.object({ Message: z.string() }).parse(JSON.parse(message.Body));
    return notificationSchema.parse(JSON.parse(Message));
  }

  async rawMail(objectKey: string): Promise<Buffer> {
    const { Body } = await this.s3.send(new GetObjectCommand({ Bucket: RULE.bucketName, Key: objectKey }));
    if (Body === undefined) throw new Error(`No object ${objectKey}`);
    return Buffer.from(await Body.transformToByteArray());
  }

  async stopServer(): Promise<void> {
    await this.#smtp.stop();
  }

  async stop(): Promise<void> {
    await this.#smtp.stop();
    this.s3.destroy();
    this.#sqs.destroy();
    await this.#engine.stop();
  }
}
