import type { Invocation } from '../contract.ts';
import type { FunctionSettings } from './function-settings.ts';
import type { FunctionEvent } from './sandbox-protocol.ts';

export interface StoppableInstance {
  readonly accessKeyId: string;
  invoke(event: FunctionEvent): Promise<Invocation>;
  end(errorType: string, errorMessage: string): void;
}

export interface InstanceFaults {
  environment(
    settings: FunctionSettings,
    environment: Readonly<Record<string, string>>,
  ): Readonly<Record<string, string>>;
  invoke(instance: StoppableInstance, settings: FunctionSettings, event: FunctionEvent): Promise<Invocation>;
  isKept(settings: FunctionSettings): boolean;
}
