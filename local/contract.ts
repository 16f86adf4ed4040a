/**
 * The seams inside the local runtime. Each part (template, engines, IAM, functions, gateways) knows the
 * others only through these types, so that one can be replaced without reading the rest.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A resource of the synthesized template, every intrinsic function in its properties resolved. */
export interface Resource {
  readonly logicalId: string;
  /** CloudFormation type, for example `AWS::SQS::Queue`. */
  readonly type: string;
  readonly properties: JsonObject;
}

/** Where the runtime stands: what a template's pseudo parameters and URL attributes resolve to. */
export interface Home {
  readonly region: string;
  readonly accountId: string;
  /** `http://127.0.0.1:<port>` of the AWS endpoint gateway, which checks permissions before any engine is reached. */
  readonly awsEndpoint: string;
  /** `http://127.0.0.1:<port>` on which an API (HTTP, WebSocket) or function URL answers, by logical id of the resource. */
  readonly originOf: (logicalId: string) => string;
}

/**
 * Gives one CloudFormation type a local home. A type without a provider, and a property that its provider
 * does not list, is refused by name at start: what would be ignored here could matter there.
 */
export interface ResourceProvider {
  readonly type: string;
  /**
   * Property paths that this provider honours, or for which ignoring is right on a laptop (say why beside
   * it). Dots descend, `*` stands for every list member or map key, a trailing `.**` for a whole subtree.
   */
  readonly properties: readonly string[];
  /** What `Ref` gives. */
  ref(resource: ResourceShape, home: Home): string;
  /** What `Fn::GetAtt` gives; throws a `TemplateRefused` for an attribute it does not know. */
  attribute(resource: ResourceShape, name: string, home: Home): string;
}

/** A resource before its properties are resolved: all that a `Ref` or `Fn::GetAtt` may depend on. */
export interface ResourceShape {
  readonly logicalId: string;
  readonly type: string;
  /** Properties as the template writes them, intrinsics unresolved: only a literal among them may be relied on. */
  readonly written: JsonObject;
}

/** The template, resolved. */
export interface ResolvedTemplate {
  readonly resources: readonly Resource[];
  /** Outputs by their logical name. */
  readonly outputs: ReadonlyMap<string, string>;
  ofType(type: string): readonly Resource[];
  get(logicalId: string): Resource;
}

/** The start is refused; the message names the feature and what to do. */
export class TemplateRefused extends Error {
  override readonly name = 'TemplateRefused';
}

/** Outcome of one invocation, as the Lambda service would report it. */
export type Invocation =
  | { readonly ok: true; readonly payload: Json | undefined }
  | { readonly ok: false; readonly errorType: string; readonly errorMessage: string };

/** One deployed function. Invocations beyond its concurrency wait in line. */
export interface LocalFunction {
  readonly logicalId: string;
  readonly arn: string;
  readonly timeoutMs: number;
  /**
   * @param causes headers `X-Amzn-Trace-Id` of what the event comes from: a chain of invocations goes on. Without them a
   *   new one begins.
   */
  invoke(event: Json, causes?: readonly string[]): Promise<Invocation>;
  stop(): Promise<void>;
}

/** A function that takes its events from a queue: who fetches them first asks whether they would be worked on. */
export interface QueueConsumer extends LocalFunction {
  /** Whether it may be invoked in one chain as often as it likes (`RecursiveLoop: Allow`). */
  readonly allowsRecursion: boolean;
  /**
   * Resolves when an event would be run at once, or start the first instance. Messages that were fetched before would
   * wait one by one, where those that stay in the queue come as one batch.
   */
  whenFree(): Promise<void>;
}

/** Who signed a call: the access key id that the runtime gave to a function or to itself. */
export interface Principal {
  readonly accessKeyId: string;
  /** Logical id of the function's role, or `undefined` for the runtime's own operator, who may do everything. */
  readonly roleLogicalId: string | undefined;
}

/** One permission that a call needs. */
export interface Need {
  /** IAM action, for example `dynamodb:PutItem`. */
  readonly action: string;
  /** ARN of what is acted on, or `*` where the action has no resource. */
  readonly resource: string;
  /** Condition keys of the call, for example `dynamodb:LeadingKeys`. */
  readonly context?: Readonly<Record<string, string | readonly string[]>>;
}

/** A call to an AWS service as it arrives at the gateway. The body is buffered only for services that need it. */
export interface AwsCall {
  readonly principal: Principal;
  readonly method: string;
  /** Path and query as sent. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface AwsReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

/** An AWS service that the runtime answers itself (EventBridge, SES, KMS, API Gateway management). */
export interface ServiceEndpoint {
  /** Signing name in the credential scope: `events`, `ses`, `kms`, `execute-api`. */
  readonly signingName: string;
  /** The permissions that this call needs; the gateway answers AccessDeniedException when one is missing. */
  needs(call: AwsCall): readonly Need[];
  handle(call: AwsCall): Promise<AwsReply>;
}

/** Something with a life of its own that the runtime stops in reverse order of starting. */
export interface Running {
  stop(): Promise<void>;
}
