import type { Invocation } from '../contract.ts';
import type { FunctionSettings } from './function-settings.ts';
import type { FunctionEvent } from './sandbox-protocol.ts';

/** An instance that can be ended while it runs an event. */
export interface StoppableInstance {
  /** Credentials of its SDK. */
  readonly accessKeyId: string;
  invoke(event: FunctionEvent): Promise<Invocation>;
  /** Ends the instance. The running event fails with this error. */
  end(errorType: string, errorMessage: string): void;
}

/** Faults that adverse mode injects. Without it an instance runs events until it was idle for too long. */
export interface InstanceFaults {
  /** The `process.env` of a new instance. */
  environment(
    settings: FunctionSettings,
    environment: Readonly<Record<string, string>>,
  ): Readonly<Record<string, string>>;
  /** Runs an event, and may end the instance before the event's end. */
  invoke(instance: StoppableInstance, settings: FunctionSettings, event: FunctionEvent): Promise<Invocation>;
  /** Whether an instance is reused after an event. */
  isKept(settings: FunctionSettings): boolean;
}
