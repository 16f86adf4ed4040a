import { inspect } from 'node:util';
import type { SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eachMessage } from '../../../lambdas/batch/batch.ts';
import { logError, logInfo } from '../../../lambdas/observability/log.ts';
import type { Metering } from '../../../lambdas/observability/metric-name.ts';

const BATCH = { lateAfterSeconds: 600, queueUrl: 'https://sqs.test/1/queue' };

function batch(...bodies: string[]): SQSEvent {
  return received(3, ...bodies);
}

function received(times: number, ...bodies: string[]): SQSEvent {
  return sent(Date.now(), times, ...bodies);
}

function sent(sentAt: number, times: number, ...bodies: string[]): SQSEvent {
  return {
    Records: bodies.map((body, i) => ({
      messageId: `message-${i}`,
      receiptHandle: 'handle',
      body,
      attributes: {
        ApproximateReceiveCount: String(times),
        SentTimestamp: String(sentAt),
        SenderId: 'sender',
        ApproximateFirstReceiveTimestamp: '0',
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:us-east-1:123456789012:queue',
      awsRegion: 'us-east-1',
    })),
  };
}

let lines: string[];
beforeEach(() => {
  lines = [];
  const keep = (line: unknown): void => {
    lines.push(inspect(line));
  };
  vi.spyOn(console, 'error').mockImplementation(keep);
  vi.spyOn(console, 'log').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a batch', () => {
  test('of which everything succeeds reports nothing', async () => {
    const seen: string[] = [];
    const reply = await eachMessage(batch('a', 'b'), BATCH, async ({ body }) => {
      seen.push(body);
    });

    expect(reply).toEqual({ batchItemFailures: [] });
    expect(seen).toEqual(['a', 'b']);
  });

  test('of nothing is nothing', async () => {
    expect(await eachMessage(batch(), BATCH, () => Promise.reject(new Error('never')))).toEqual({
      batchItemFailures: [],
    });
  });

  test('reports exactly the messages that failed, however many', async () => {
    const reply = await eachMessage(batch('a', 'bad', 'c', 'bad'), BATCH, async ({ body }) => {
      if (body === 'bad') throw new Error('bad');
    });

    expect(reply.batchItemFailures).toEqual([
      { itemIdentifier: 'message-1' },
      { itemIdentifier: 'message-3' },
    ]);
  });

  test('has the messages that failed come again soon, and no others', async () => {
    const again = vi.fn(async () => undefined);
    const { Records } = received(1, 'a', 'bad', 'c');
    const work = async ({ body }: { body: string }) => {
      if (body === 'bad') throw new Error('bad');
    };
    await eachMessage({ Records }, BATCH, work, undefined, again);

    expect(again).toHaveBeenCalledExactlyOnceWith([Records[1]], BATCH.queueUrl);
  });

  test('does not fail for one message that cannot be read', async () => {
    const seen: unknown[] = [];
    const work = (value: unknown): Promise<void> => {
      seen.push(value);
      return Promise.resolve();
    };
    // Reading throws before there is any promise.
    const reply = await eachMessage(batch('1', '{', '3'), BATCH, ({ body }) => work(JSON.parse(body)));

    expect(reply.batchItemFailures).toEqual([{ itemIdentifier: 'message-1' }]);
    expect(seen).toEqual([1, 3]);
  });

  test('logs which message failed, and how often it came, but not its content', async () => {
    await eachMessage(batch('a stranger’s words'), BATCH, ({ body }) => Promise.reject(new RangeError(body)));

    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'ERROR',
      error: 'RangeError',
      queue_message_id: 'message-0',
      receive_count: 3,
    });
    expect(lines[0]).not.toContain('stranger');
  });
});

describe('a message that was received four times or more', () => {
  const counted: unknown[] = [];
  const metering = async (): Promise<Metering> => ({ count: (...count) => counted.push(count) });
  beforeEach(() => {
    counted.length = 0;
  });

  test('is counted before the work on it, which may end the function', async () => {
    const hanging = new Promise<never>(() => undefined);
    void eachMessage(received(4, 'a', 'b'), BATCH, () => hanging, metering);

    await expect.poll(() => counted).toEqual([['MessageRetried', 2]]);
  });

  test('is counted once for each message of the batch when it is done as well', async () => {
    await eachMessage(received(100, 'a'), BATCH, async () => undefined, metering);

    expect(counted).toEqual([['MessageRetried', 1]]);
  });

  test('is not counted at its third receive', async () => {
    await eachMessage(received(3, 'a'), BATCH, () => Promise.reject(new Error('bad')), metering);

    expect(counted).toEqual([]);
  });

  test('is written to the log as a metric by the default metering', async () => {
    // The library has a console of its own.
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);

    await eachMessage(received(4, 'a'), BATCH, async () => undefined);

    expect(JSON.parse(written.join())).toMatchObject({ event: 'MessageRetried', LimitUse: 1_000 });
  });
});

describe('a message that is older than its work may be', () => {
  const HOUR_MS = 3_600_000;
  const counted: unknown[] = [];
  const metering = async (): Promise<Metering> => ({ count: (...count) => counted.push(count) });
  beforeEach(() => {
    counted.length = 0;
  });

  test.each([1, 2, 3])('is counted at receive %d, before the work on it', async (receives) => {
    const hanging = new Promise<never>(() => undefined);
    void eachMessage(sent(Date.now() - HOUR_MS, receives, 'a', 'b'), BATCH, () => hanging, metering);

    await expect.poll(() => counted).toEqual([['MessageLate', 2]]);
  });

  test('is not counted as late when it is counted as retried', async () => {
    await eachMessage(sent(Date.now() - HOUR_MS, 4, 'a'), BATCH, async () => undefined, metering);

    expect(counted).toEqual([['MessageRetried', 1]]);
  });

  test('is not counted while its age is allowed', async () => {
    await eachMessage(
      sent(Date.now() - HOUR_MS, 1, 'a'),
      { ...BATCH, lateAfterSeconds: 7_200 },
      async () => undefined,
      metering,
    );

    expect(counted).toEqual([]);
  });
});

describe('a log line', () => {
  test('has fields of its own where Lambda writes it into a line of its own', () => {
    logInfo('stored', { message_id: 'msg_1', size: 7 });

    // As the runtime does with the one argument of `console.log`, where logs are JSON.
    const written = JSON.stringify({ level: 'INFO', message: vi.mocked(console.log).mock.calls[0]?.[0] });
    expect(JSON.parse(written)).toEqual({
      level: 'INFO',
      message: { level: 'INFO', message: 'stored', message_id: 'msg_1', size: 7 },
    });
  });

  test('is one line of JSON with its fields', () => {
    logInfo('stored', { message_id: 'msg_1', size: 7, again: false, none: undefined });

    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'INFO',
      message: 'stored',
      message_id: 'msg_1',
      size: 7,
      again: false,
    });
  });

  test('of an error has the kind and the frames, and not its message, even one of many lines', () => {
    logError('failed', new SyntaxError('secret one\nsecret two'), {});

    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({ error: 'SyntaxError', stack: expect.stringContaining('batch.test.ts') });
    expect(lines[0]).not.toContain('secret');
  });

  test.each([
    ['a text'],
    [undefined],
    [null],
    [{ secret: 'x' }],
  ])('of what is no error (%j) says what type it is', (thrown) => {
    logError('failed', thrown, {});

    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: typeof thrown });
    expect(lines[0]).not.toContain('secret');
  });
});
