import type { OpenSocket } from './open-socket.ts';

export class OpenSockets {
  readonly #sockets = new Map<string, OpenSocket>();

  add(socket: OpenSocket): void {
    this.#sockets.set(nameOf(socket.facts), socket);
  }

  delete(facts: Address): void {
    this.#sockets.delete(nameOf(facts));
  }

  find(address: Address): OpenSocket | undefined {
    return this.#sockets.get(nameOf(address));
  }
}

/** Connection ids are valid only in their API and stage. */
export interface Address {
  readonly apiId: string;
  readonly stage: string;
  readonly connectionId: string;
}

function nameOf({ apiId, stage, connectionId }: Address): string {
  return `${apiId}/${stage}/${connectionId}`;
}
