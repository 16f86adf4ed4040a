import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readActivationRequest } from '../../../lambdas/deployment/activation-request.ts';
import {
  type AnswerOptions,
  answerCloudFormation,
} from '../../../lambdas/deployment/answer-cloudformation.ts';

interface Received {
  readonly method: string | undefined;
  readonly contentType: string | undefined;
  readonly body: unknown;
}

let server: Server;
let received: Received[];
/** Statuses that the next answers are met with; afterwards 200. */
let statuses: number[];

beforeEach(async () => {
  received = [];
  statuses = [];
  server = createServer((incoming, reply) => {
    read(incoming).then((text) => {
      received.push({
        method: incoming.method,
        contentType: incoming.headers['content-type'],
        body: JSON.parse(text),
      });
      reply.writeHead(statuses.shift() ?? 200).end();
    }, reply.destroy);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

async function read(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += z.string().parse(chunk);
  return text;
}

function origin(): string {
  // The address of a server that listens on a port is an AddressInfo.
  const { port } = z.object({ port: z.int() }).parse(server.address() satisfies AddressInfo | string | null);
  return `http://127.0.0.1:${port}`;
}

function event(given: object = {}): object {
  return {
    RequestType: 'Create',
    ResponseURL: `${origin()}/answer?X-Amz-Signature=abc`,
    StackId: 'arn:aws:cloudformation:us-east-1:000000000000:stack/AgentInbox/1',
    RequestId: 'request-1',
    LogicalResourceId: 'Active',
    ResourceProperties: { ServiceToken: 'arn', RuleSetName: 'Ours', ReceiptRules: 'own' },
    ...given,
  };
}

const done: AnswerOptions = { apply: async () => undefined, deadlineMs: 60_000 };

describe('the answer to CloudFormation', () => {
  test('is success, with the ids of the request', async () => {
    await answerCloudFormation(event(), done);

    expect(received).toEqual([
      {
        method: 'PUT',
        contentType: '',
        body: {
          Status: 'SUCCESS',
          Reason: 'Done',
          PhysicalResourceId: 'Active-request-1',
          StackId: 'arn:aws:cloudformation:us-east-1:000000000000:stack/AgentInbox/1',
          RequestId: 'request-1',
          LogicalResourceId: 'Active',
        },
      },
    ]);
  });

  test('has the same physical id for the life of the resource, so that no update deletes what it replaced', async () => {
    await answerCloudFormation(
      event({
        RequestType: 'Update',
        RequestId: 'request-2',
        PhysicalResourceId: 'Active-request-1',
        OldResourceProperties: { RuleSetName: 'Before', ReceiptRules: 'own' },
      }),
      done,
    );

    expect(received).toMatchObject([{ body: { PhysicalResourceId: 'Active-request-1', Status: 'SUCCESS' } }]);
  });

  test('names the failure', async () => {
    await answerCloudFormation(event(), {
      ...done,
      apply: () => Promise.reject(new Error('another rule set is active')),
    });

    expect(received).toMatchObject([{ body: { Status: 'FAILED', Reason: 'another rule set is active' } }]);
  });

  test('is short, however long the failure is', async () => {
    await answerCloudFormation(event(), {
      ...done,
      apply: () => Promise.reject(new Error('x'.repeat(10_000))),
    });

    expect(JSON.stringify(received[0]?.body).length).toBeLessThan(4_096);
  });

  test('is a failure when the request type is unknown', async () => {
    await answerCloudFormation(event({ RequestType: 'Bless' }), {
      ...done,
      apply: async (request) => void readActivationRequest(request),
    });

    expect(received).toMatchObject([{ body: { Status: 'FAILED' } }]);
  });

  test('is sent when the work never ends', async () => {
    await answerCloudFormation(event(), { apply: () => new Promise(() => undefined), deadlineMs: 1 });

    expect(received).toMatchObject([
      { body: { Status: 'FAILED', Reason: expect.stringContaining('no result') } },
    ]);
  });

  test('again when the first attempt is not taken', async () => {
    statuses = [503, 500];

    await answerCloudFormation(event(), done);

    expect(received.map(({ body }) => body)).toHaveLength(3);
  });
});

describe('the invocation', () => {
  test('fails, so that Lambda repeats it, when CloudFormation does not accept the answer', async () => {
    statuses = [503, 503, 503];

    await expect(answerCloudFormation(event(), done)).rejects.toThrow('did not accept the answer');
  });

  test('fails, so that Lambda repeats it, when the request has no address for the answer', async () => {
    await expect(answerCloudFormation({ RequestType: 'Create' }, done)).rejects.toThrow();
    expect(received).toEqual([]);
  });
});
