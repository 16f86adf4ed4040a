import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import type { Clock } from './clock.ts';
import { FrameMeter } from './frame-meter.ts';
import type { ConnectionFacts } from './gateway-event.ts';

/** These are API Gateway quotas for WebSocket APIs; "Message payload size" is the server's `maxPayload`. */
export const MESSAGE_BYTES = 128 * 1024;
export const FRAME_BYTES = 32 * 1024;
export const IDLE_MS = 10 * 60_000;
export const LIFE_MS = 2 * 60 * 60_000;
const BUFFERED_BYTES = 1024 * 1024;

const GOING_AWAY = 1001;
const UNSUPPORTED_DATA = 1003;
const TOO_BIG = 1009;

interface SocketEvents {
  readonly onMessage: (text: string) => void;
  readonly onClosed: (code: number, reason: string) => void;
  readonly onClosing: () => void;
}

export class OpenSocket {
  readonly facts: ConnectionFacts;
  readonly #websocket: WebSocket;
  readonly #clock: Clock;
  readonly #events: SocketEvents;
  readonly #endOfLife: () => void;
  #endOfIdling: () => void = () => undefined;
  #lastActiveAt: number;
  #closing = false;

  constructor(
    facts: ConnectionFacts,
    { websocket, stream }: { readonly websocket: WebSocket; readonly stream: Duplex },
    clock: Clock,
    events: SocketEvents,
  ) {
    this.facts = facts;
    this.#websocket = websocket;
    this.#clock = clock;
    this.#events = events;
    this.#lastActiveAt = clock.now();
    this.#endOfLife = clock.after(LIFE_MS, () => this.close(GOING_AWAY, 'Going away'));
    const meter = new FrameMeter((bytes) => {
      if (bytes > FRAME_BYTES) this.close(TOO_BIG, 'Message too long');
    });
    // The library closes the socket for a frame that is too long without reading it, so this listener comes first.
    stream.prependListener('data', (chunk: Buffer) => meter.push(chunk));
    websocket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    websocket.on('ping', () => this.#touch());
    websocket.on('pong', () => this.#touch());
    // The library closes the socket with the code of the error; 'close' follows.
    websocket.on('error', () => this.#stopPosting());
    websocket.on('close', (code, reason) => {
      this.#stopPosting();
      events.onClosed(code, reason.toString('utf8'));
    });
    this.#touch();
  }

  get lastActiveAt(): number {
    return this.#lastActiveAt;
  }

  post(text: string): boolean {
    if (this.#websocket.bufferedAmount > BUFFERED_BYTES) return false;
    this.#touch();
    this.#websocket.send(text);
    return true;
  }

  close(code: number, reason: string): void {
    if (this.#closing) return;
    this.#stopPosting();
    this.#websocket.close(code, reason);
  }

  closeGoingAway(): void {
    this.close(GOING_AWAY, 'Going away');
  }

  terminate(): void {
    this.#websocket.terminate();
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#closing) return;
    this.#touch();
    // API Gateway supports no binary frames (developer guide, "Working with binary media types for WebSocket APIs").
    if (isBinary) this.close(UNSUPPORTED_DATA, 'Binary frames are not supported');
    else this.#events.onMessage(data.toString());
  }

  #touch(): void {
    this.#lastActiveAt = this.#clock.now();
    this.#endOfIdling();
    if (!this.#closing) {
      this.#endOfIdling = this.#clock.after(IDLE_MS, () => this.close(GOING_AWAY, 'Going away'));
    }
  }

  #stopPosting(): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#endOfLife();
    this.#endOfIdling();
    this.#events.onClosing();
  }
}
