import { parentPort, workerData } from 'node:worker_threads';
import { AgentInbox } from 'agent-inbox-client/source';
import * as z from 'zod';

/** A client on a machine whose clock is wrong: in a thread, because a clock is the same for all of a process. */
const { offMs, inboxId, way, ...access } = z
  .object({
    offMs: z.int(),
    inboxId: z.string(),
    way: z.enum(['stream', 'waitFor']),
    baseUrl: z.string(),
    streamUrl: z.string(),
    apiKey: z.string(),
  })
  .parse(workerData);

const RightDate = Date;
class WrongDate extends RightDate {
  constructor(...given: readonly (string | number)[]) {
    super(given[0] ?? WrongDate.now());
  }

  static override now(): number {
    return RightDate.now() + offMs;
  }
}
Object.assign(globalThis, { Date: WrongDate });

const mayOpen = new Promise((resolve) => parentPort?.once('message', resolve));

/** A way to the service that takes as long as the test wants. */
class LateSocket extends EventTarget {
  readonly OPEN = WebSocket.OPEN;
  #socket: WebSocket | undefined;

  constructor(url: URL) {
    super();
    void mayOpen.then(() => {
      const socket = new WebSocket(url);
      this.#socket = socket;
      socket.addEventListener('open', () => this.dispatchEvent(new Event('open')));
      socket.addEventListener('close', () => this.dispatchEvent(new Event('close')));
      socket.addEventListener('message', ({ data }) =>
        this.dispatchEvent(new MessageEvent('message', { data })),
      );
    });
  }

  get readyState(): number {
    return this.#socket?.readyState ?? WebSocket.CONNECTING;
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#socket?.close();
  }
}

const client = new AgentInbox({ ...access, WebSocket: LateSocket as unknown as typeof WebSocket });

async function tell(): Promise<void> {
  if (way === 'waitFor') {
    const { message_id } = await whileCalled(client.messages.waitFor(inboxId));
    parentPort?.postMessage(message_id);
    return;
  }
  const events = client.stream({ inbox_ids: [inboxId] });
  for (let next = await whileCalled(events.next()); next.done !== true; next = await events.next()) {
    parentPort?.postMessage(next.value.message_id);
  }
}

function whileCalled<Result>(call: Promise<Result>): Promise<Result> {
  parentPort?.postMessage('called');
  return call;
}

await tell();
