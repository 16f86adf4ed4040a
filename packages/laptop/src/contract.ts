export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export interface Resource {
  readonly logicalId: string;
  readonly type: string;
  readonly properties: JsonObject;
}

export interface Deployment {
  readonly region: string;
  readonly accountId: string;
  /** The gateway at `http://127.0.0.1:<port>` checks permissions before any engine is reached. */
  readonly awsEndpoint: string;
  readonly originOf: (logicalId: string) => string;
  readonly customAttributes: CustomAttributes;
}

export type CustomAttributes = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * A type without a provider, or a property that its provider does not list, is refused at start: a property that is
 * ignored locally could matter in AWS.
 */
export interface ResourceProvider {
  readonly type: string;
  /**
   * The paths are implemented or can be ignored locally. Dots separate levels, `*` matches every list member or map
   * key, and a trailing `.**` matches a subtree.
   */
  readonly properties: readonly string[];
  ref(resource: ResourceShape, deployment: Deployment): string;
  attribute(resource: ResourceShape, name: string, deployment: Deployment): string;
}

export interface ResourceShape {
  readonly logicalId: string;
  readonly type: string;
  property(name: string): Json | undefined;
}

export interface ResolvedTemplate {
  readonly resources: readonly Resource[];
  readonly outputs: ReadonlyMap<string, string>;
  ofType(type: string): readonly Resource[];
  get(logicalId: string): Resource;
}

/** The message names the unsupported feature and what to do. */
export class TemplateRefused extends Error {
  override readonly name = 'TemplateRefused';
}

export type Invocation =
  | { readonly ok: true; readonly payload: Json | undefined }
  | { readonly ok: false; readonly errorType: string; readonly errorMessage: string };

export type InstanceUse = 'own' | 'shared';

export interface LocalFunction {
  readonly logicalId: string;
  readonly arn: string;
  readonly timeoutMs: number;
  /**
   * The event continues the invocation chain of `causes`, the `X-Amzn-Trace-Id` headers of its messages. A client's
   * request may share an instance with waiting events.
   */
  invoke(event: Json, causes?: readonly string[], instance?: InstanceUse): Promise<Invocation>;
  stop(): Promise<void>;
}

export interface QueueConsumer extends LocalFunction {
  /** `RecursiveLoop: Allow` permits any number of invocations in one chain. */
  readonly allowsRecursion: boolean;
  readonly maxInstances: number;
  /**
   * Resolves when an event would run at once or start the first instance. Until then messages stay in the queue, so
   * that they are received as one batch.
   */
  whenFree(): Promise<void>;
}

export interface Principal {
  readonly accessKeyId: string;
  /** It is undefined for the runtime's own operator, who may do everything. */
  readonly roleLogicalId: string | undefined;
}

export interface Need {
  readonly action: string;
  /** The value is an ARN, or `*` for an action without a resource. */
  readonly resource: string;
  readonly context?: Readonly<Record<string, string | readonly string[]>>;
}

export interface AwsCall {
  readonly principal: Principal;
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface AwsReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

export interface ServiceEndpoint {
  readonly signingName: string;
  needs(call: AwsCall): readonly Need[];
  handle(call: AwsCall): Promise<AwsReply>;
}

/** The runtime stops its parts in reverse order. */
export interface Running {
  stop(): Promise<void>;
}
