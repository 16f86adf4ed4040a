import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createMailParser,
  type MailParser,
  type MailParserOptions,
} from '../../src/worker/parse-in-worker.ts';
import { attachmentMemory, bytesOf } from '../mime/attachment-memory.ts';
import { bundleWorker } from './bundled-worker.ts';

const directory = mkdtempSync(join(tmpdir(), 'parse-in-worker-'));
const bundled = bundleWorker(directory);

/** For tests of other limits: however slow the machine is, these are not reached. */
const NO_TIME_LIMIT = { cpu: 600_000, wall: 600_000 };

const open: MailParser[] = [];
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const parser of open.splice(0)) await parser.close();
});
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
});

function parserOf(workerUrl: URL, options: Omit<MailParserOptions, 'workerUrl'> = {}): MailParser {
  const parser = createMailParser({ workerUrl, ...options });
  open.push(parser);
  return parser;
}

/** A worker that says what a test has it say. `mail(n)` is called for each mail, counted from 1. */
let scripts = 0;
function scripted(mail: string): URL {
  scripts += 1;
  const file = join(directory, `scripted-${scripts}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     let count = 0;
     const ask = (question) => parentPort.postMessage(question);
     const meta = { index: 0, filename: 'a', content_type: 'x/y', content_disposition: 'attachment', content_id: null };
     const done = () => ask({ ask: 'done', parsed: { subject: 'scripted ' + count } });
     parentPort.on('message', (answer) => {
       if (answer.to === 'parse') count += 1;
       ${mail}
     });`,
  );
  return pathToFileURL(file);
}

const real = pathToFileURL(bundled);
const mail = (subject: string): string => `From: a@x.test\r\nSubject: ${subject}\r\n\r\nhi`;

describe('the parser in a thread', () => {
  test('reads mails one after the other and side by side, each as its own', async () => {
    const parser = parserOf(real, { threads: 2 });
    const subjects = Array.from({ length: 12 }, (_, i) => `mail ${i}`);
    const parsed = await Promise.all(
      subjects.map((subject) => parser.parse(bytesOf(mail(subject), 5), attachmentMemory())),
    );

    expect(parsed.map((one) => one.subject)).toEqual(subjects);
  });

  test('starts a thread before there is a mail', async () => {
    const started = join(directory, 'started');
    const file = join(directory, 'starts.mjs');
    writeFileSync(
      file,
      `process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(started)}, 'x');
       setInterval(() => undefined, 60_000);`,
    );
    parserOf(pathToFileURL(file), { threads: 2 });

    await expect.poll(() => existsSync(started) && readFileSync(started, 'utf8')).toBe('x');
  });

  test('hands attachments to the sink as they come, larger than any buffer', async () => {
    const parser = parserOf(real);
    const file = Buffer.alloc(2_000_000, 'abc');
    const raw = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: x/y\r\nContent-Disposition: attachment; filename=f\r\nContent-Transfer-Encoding: base64\r\n\r\n${file.toString('base64').replaceAll(/.{76}/g, '$&\r\n')}\r\n--b--\r\n`;
    const memory = attachmentMemory();
    const parsed = await parser.parse(bytesOf(raw), memory);

    expect(parsed.attachments).toMatchObject([{ filename: 'f', size: file.length }]);
    expect(memory.stored[0]?.bytes.equals(file)).toBe(true);
  });

  test('fails as the raw stream fails, and reads the next mail', async () => {
    const parser = parserOf(real, { threads: 1 });
    const lost = new Error('connection lost');
    const source = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from(mail('half'));
      throw lost;
    };

    await expect(parser.parse(source(), attachmentMemory())).rejects.toBe(lost);
    expect((await parser.parse(bytesOf(mail('next')), attachmentMemory())).subject).toBe('next');
  });

  test('fails as the sink fails, and reads the next mail', async () => {
    const parser = parserOf(real, { threads: 1 });
    const failure = new Error('storage is down');
    const raw = 'Content-Type: x/y\r\nContent-Disposition: attachment\r\n\r\nbytes';
    const failing = {
      async store(): Promise<void> {
        throw failure;
      },
    };

    await expect(parser.parse(bytesOf(raw), failing)).rejects.toBe(failure);
    expect((await parser.parse(bytesOf(mail('next')), attachmentMemory())).subject).toBe('next');
  });
});

describe('a thread that', () => {
  test('takes too long is ended; the header is read, the size is whole, and the next mail is parsed', async () => {
    const hangsOnce = scripted(`
      if (answer.to === 'parse') ask({ ask: 'raw' });
      else for (;;);
    `);
    const parser = parserOf(hangsOnce, { time: { cpu: 300, wall: 600_000 }, threads: 1 });
    const raw = `${mail('slow')}${'x'.repeat(100_000)}`;
    const [first, second] = [
      await parser.parse(bytesOf(raw), attachmentMemory()),
      await parser.parse(bytesOf(raw), attachmentMemory()),
    ];

    for (const parsed of [first, second]) {
      expect(parsed).toMatchObject({
        subject: 'slow',
        from: ['a@x.test'],
        fromHeaders: 1,
        text: '',
        size: raw.length,
        parseError: 'the parse took too long',
      });
    }
  });

  test('uses five seconds of CPU is ended, and not before, by default', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let usedMs = 70;
    vi.spyOn(Worker.prototype, 'cpuUsage').mockImplementation(() =>
      Promise.resolve({ user: usedMs * 1000, system: 0 }),
    );
    const parser = parserOf(scripted('for (;;);'));
    let isEnded = false;
    const parsed = parser.parse(bytesOf(mail('slow')), attachmentMemory()).finally(() => {
      isEnded = true;
    });
    // The bytes are fetched, and the time runs.
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));

    await vi.advanceTimersByTimeAsync(1000);
    usedMs += 3999;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(isEnded).toBe(false);
    usedMs += 1;
    await vi.advanceTimersByTimeAsync(100);
    expect(await parsed).toMatchObject({ parseError: 'the parse took too long' });
  });

  test('uses no CPU and does not answer is ended after thirty seconds, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const parser = parserOf(scripted('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'));
    let isEnded = false;
    const parsed = parser.parse(bytesOf(mail('blocked')), attachmentMemory()).finally(() => {
      isEnded = true;
    });
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));

    await vi.advanceTimersByTimeAsync(29_999);
    expect(isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await parsed).toMatchObject({ parseError: 'the parse took too long' });
  });

  test('has a heap of 256 MB by default', async () => {
    const parser = parserOf(
      scripted(
        "import('node:worker_threads').then(({ resourceLimits }) => ask({ ask: 'done', parsed: resourceLimits }));",
      ),
    );

    expect(await parser.parse(bytesOf(mail('any')), attachmentMemory())).toMatchObject({
      maxOldGenerationSizeMb: 256,
    });
  });

  test('needs too much memory is ended, and the mail is stored by its header', async () => {
    const hungry = scripted(
      'const all = []; for (;;) all.push(new Array(100_000).fill({ a: 1 }).map((x) => ({ ...x })));',
    );
    const parser = parserOf(hungry, { heapMegabytes: 16, time: NO_TIME_LIMIT });
    const parsed = await parser.parse(bytesOf(mail('large')), attachmentMemory());

    expect(parsed).toMatchObject({ subject: 'large', parseError: 'the parse needed too much memory' });
  });

  test('dies is replaced', async () => {
    const diesOnce = scripted(`
      if (answer.to === 'parse') ask({ ask: 'raw' });
      else process.exit(1);
    `);
    const parser = parserOf(diesOnce, { threads: 1 });
    const long = (subject: string): string => mail(subject) + 'x'.repeat(100_000);
    const parsed = await parser.parse(bytesOf(long('dead')), attachmentMemory());

    expect(parsed).toMatchObject({ subject: 'dead' });
    expect(parsed.parseError).toEqual(expect.any(String));
    expect(await parser.parse(bytesOf(long('again')), attachmentMemory())).toMatchObject({
      subject: 'again',
    });
  });

  test('dies of a mail without a word takes one more with it, and no third', async () => {
    const tries = join(directory, 'tries');
    const parser = parserOf(
      scripted(`
        if (!Buffer.from(answer.chunk.bytes).includes('deadly')) done();
        else {
          process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(tries)}, 'x');
          process.exit(1);
        }
      `),
      { threads: 2 },
    );
    await Promise.all([1, 2].map(() => parser.parse(bytesOf(mail('warm')), attachmentMemory())));
    const parsed = await parser.parse(bytesOf(mail('deadly')), attachmentMemory());

    expect(parsed).toMatchObject({ subject: 'deadly', parseError: 'the parser ended early' });
    expect(readFileSync(tries, 'utf8')).toBe('xx');
  });

  test('dies within an attachment leaves what had come of it', async () => {
    const dies = scripted(`
      if (answer.to === 'parse') ask({ ask: 'attachment', meta });
      else if (answer.to === 'attachment' && !globalThis.sent) {
        globalThis.sent = true;
        ask({ ask: 'attachment-chunk', bytes: new Uint8Array([1, 2, 3]) });
      } else process.exit(1);
    `);
    const memory = attachmentMemory();
    const parsed = await parserOf(dies).parse(bytesOf(mail('partly')), memory);

    expect(memory.stored.map(({ bytes }) => [...bytes])).toEqual([[1, 2, 3]]);
    expect(parsed.attachments).toMatchObject([{ index: 0, size: 3 }]);
  });

  test.each([
    ['ends', 'process.exit(0);'],
    ['throws', "setImmediate(() => { throw new Error('late'); });"],
  ])('%s when it has nothing to do does not end its caller, and costs the next mail nothing', async (_how, act) => {
    const late = scripted(`
      done();
      ${act}
    `);
    const parser = parserOf(late, { threads: 1, time: NO_TIME_LIMIT });
    const subjects: string[] = [];
    for (let i = 0; i < 5; i++) {
      const parsed = await parser.parse(bytesOf(mail('never read')), attachmentMemory());
      subjects.push(parsed.subject);
    }

    expect(subjects.filter((subject) => !subject.startsWith('scripted '))).toEqual([]);
  });

  test('fails while it reads says so, without a word of the mail', async () => {
    const fails = scripted("throw new Error('the secret of ' + count);");
    const parsed = await parserOf(fails).parse(bytesOf(mail('kept')), attachmentMemory());

    expect(parsed).toMatchObject({ subject: 'kept', parseError: 'the parser failed' });
  });

  test('fails by the header too leaves a mail without it, which blocks no other', async () => {
    const { composeParsed } = await import('../../src/compose-parsed.ts');
    const compose = vi.fn<typeof composeParsed>((parts) => {
      if (parts.lines.length > 0) throw new Error('the header');
      return composeParsed(parts);
    });
    vi.doMock('../../src/compose-parsed.ts', () => ({ composeParsed: compose }));
    onTestFinished(() => void vi.doUnmock('../../src/compose-parsed.ts'));
    const parser = parserOf(scripted("throw new Error('the header');"));

    const parsed = await parser.parse(bytesOf(mail('lost')), attachmentMemory());

    expect(parsed).toMatchObject({ subject: '', from: [], parseError: 'the parser failed' });
  });
});
