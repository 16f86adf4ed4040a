import * as z from 'zod';
import { jsonAnswer, type WireAnswer } from './wire-answers.ts';

const inputSchema = z.object({ ConnectionId: z.string(), Data: z.instanceof(Uint8Array).optional() });

/** API Gateway's sockets: what each was sent. */
export class PlayedSocketGateway {
  readonly gone = new Set<string>();
  readonly #frames = new Map<string, string[]>();

  /** Frames by connection; clients drop those that come twice. Cursors are sealed anew each time and left out. */
  get heard(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(
      [...this.#frames]
        .sort()
        .map(([connection, frames]) => [connection, [...new Set(frames.map(withoutCursor))]]),
    );
  }

  lastCursor(connection: string): string | undefined {
    return z
      .object({ cursor: z.string().optional() })
      .parse(JSON.parse(this.#frames.get(connection)?.at(-1) ?? '{}')).cursor;
  }

  readonly answer = (input: unknown): WireAnswer => {
    const { ConnectionId, Data } = inputSchema.parse(input);
    if (this.gone.has(ConnectionId)) return jsonAnswer(410, { __type: 'GoneException', message: 'Gone' });
    if (Data === undefined) {
      this.gone.add(ConnectionId);
      return jsonAnswer(204, {});
    }
    const frames = this.#frames.get(ConnectionId) ?? [];
    this.#frames.set(ConnectionId, [...frames, Buffer.from(Data).toString()]);
    return jsonAnswer(200, {});
  };
}

function withoutCursor(frame: string): string {
  return frame.replace(/,"cursor":"[^"]*"/, '');
}
