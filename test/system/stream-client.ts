import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import { ADVERSE_SEED } from './adverse-seed.ts';

class UpgradeRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The upgrade was answered with ${status}`);
    this.status = status;
  }
}

export class StreamClient {
  readonly frames: string[] = [];
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  readonly socket: WebSocket;
  readonly #eventIds = new Set<string>();
  #read = 0;

  private constructor(url: string, options: ClientOptions) {
    this.socket = new WebSocket(url, options);
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: reason.toString('utf8') }));
    });
    this.socket.on('message', (data) => {
      const frame = data.toString();
      if (this.#isRepeated(frame)) return;
      this.frames.push(frame);
      this.socket.emit('frame');
    });
  }

  /** @throws UpgradeRefused with the status. */
  static async open(url: string, options: ClientOptions = {}): Promise<StreamClient> {
    const client = new StreamClient(url, options);
    await new Promise<void>((resolve, reject) => {
      client.socket.on('open', resolve);
      client.socket.on('error', reject);
      client.socket.on('unexpected-response', (request, response) => {
        request.destroy();
        reject(new UpgradeRefused(response.statusCode ?? 0));
      });
    });
    return client;
  }

  /** An event may come more than once (docs/stream.md), and does so only in adverse mode. */
  #isRepeated(frame: string): boolean {
    const eventId = /"event_id":"([^"]+)"/.exec(frame)?.[1];
    if (ADVERSE_SEED === undefined || eventId === undefined) return false;
    const isRepeated = this.#eventIds.has(eventId);
    this.#eventIds.add(eventId);
    return isRepeated;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  async next(): Promise<unknown> {
    while (this.frames.length <= this.#read) await once(this.socket, 'frame');
    const frame = this.frames[this.#read] ?? '';
    this.#read += 1;
    return JSON.parse(frame);
  }

  ask(frame: unknown): Promise<unknown> {
    this.send(frame);
    return this.next();
  }

  close(): Promise<{ readonly code: number; readonly reason: string }> {
    this.socket.close();
    return this.closed;
  }
}

/** The status with which an upgrade is refused; 101 when it is not. */
export async function upgradeStatus(url: string, options: ClientOptions = {}): Promise<number> {
  try {
    const client = await StreamClient.open(url, options);
    await client.close();
    return 101;
  } catch (error) {
    if (error instanceof UpgradeRefused) return error.status;
    throw error;
  }
}
