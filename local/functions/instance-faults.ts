import type { Invocation } from '../contract.ts';
import type { FunctionSettings } from './function-settings.ts';
import type { FunctionEvent } from './sandbox-protocol.ts';

/** An instance that can be ended in the middle of its event. */
export interface StoppableInstance {
  /** What its SDK signs with. */
  readonly accessKeyId: string;
  invoke(event: FunctionEvent): Promise<Invocation>;
  /** Ends the instance; the event under way fails with this error. */
  end(errorType: string, errorMessage: string): void;
}

/** What adverse mode does to instances. Without it an instance runs its events until it was idle for long. */
export interface InstanceFaults {
  /** What a new instance finds in `process.env`. */
  environment(
    settings: FunctionSettings,
    environment: Readonly<Record<string, string>>,
  ): Readonly<Record<string, string>>;
  /** Runs an event, perhaps not to its end. */
  invoke(instance: StoppableInstance, settings: FunctionSettings, event: FunctionEvent): Promise<Invocation>;
  /** Whether an instance runs further events after one. */
  isKept(settings: FunctionSettings): boolean;
}
