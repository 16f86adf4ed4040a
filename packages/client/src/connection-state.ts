import { isTemporary } from './after-failure.ts';

export interface ConnectionHooks {
  /** Called when events can arrive: first, and after each outage. */
  readonly onConnect?: () => void;
  /** Called once per outage, with the reason. Attempts continue unless it throws. */
  readonly onDisconnect?: (error: unknown) => void;
}

export class ConnectionState {
  readonly #hooks: ConnectionHooks;
  #isUp: boolean | undefined;

  constructor(hooks: ConnectionHooks) {
    this.#hooks = hooks;
  }

  up(): void {
    if (this.#isUp !== true) this.#hooks.onConnect?.();
    this.#isUp = true;
  }

  /** @throws the error if it would occur again */
  failed(error: unknown): void {
    if (!isTemporary(error)) throw error;
    if (this.#isUp !== false) this.#hooks.onDisconnect?.(error);
    this.#isUp = false;
  }
}
