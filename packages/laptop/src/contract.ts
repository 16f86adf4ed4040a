/** Types that several parts of the local runtime share: template, engines, IAM, functions, gateways. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A resource of the synthesized template with resolved intrinsic functions. */
export interface Resource {
  readonly logicalId: string;
  /** CloudFormation type, for example `AWS::SQS::Queue`. */
  readonly type: string;
  readonly properties: JsonObject;
}

/** The local deployment: what a template's pseudo parameters and URL attributes resolve to. */
export interface Deployment {
  readonly region: string;
  readonly accountId: string;
  /** `http://127.0.0.1:<port>` of the AWS endpoint gateway, which checks permissions before any engine is reached. */
  readonly awsEndpoint: string;
  /** `http://127.0.0.1:<port>` on which an API (HTTP, WebSocket) or function URL answers, by logical id of the resource. */
  readonly originOf: (logicalId: string) => string;
  /** Attributes of custom resources, as their functions answered. */
  readonly customAttributes: CustomAttributes;
}

/** By logical id; empty until the functions of the custom resources have answered. */
export type CustomAttributes = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * Implements one CloudFormation type locally. A type without a provider, and a property that its provider does not
 * list, is refused by name at start: a property that is ignored locally could matter in AWS.
 */
export interface ResourceProvider {
  readonly type: string;
  /**
   * Property paths that this provider implements, or that can be ignored locally (with the reason in a comment). Dots
   * separate levels, `*` matches every list member or map key, a trailing `.**` for a whole subtree.
   */
  readonly properties: readonly string[];
  /** The value of `Ref`. */
  ref(resource: ResourceShape, deployment: Deployment): string;
  /** The value of `Fn::GetAtt`. @throws TemplateRefused for an unknown attribute. */
  attribute(resource: ResourceShape, name: string, deployment: Deployment): string;
}

/** A resource before its properties are resolved. `Ref` and `Fn::GetAtt` depend only on this. */
export interface ResourceShape {
  readonly logicalId: string;
  readonly type: string;
  /** A property, resolved. @throws TemplateRefused for an intrinsic function that is not implemented. */
  property(name: string): Json | undefined;
}

/** The template, resolved. */
export interface ResolvedTemplate {
  readonly resources: readonly Resource[];
  /** Outputs by their logical name. */
  readonly outputs: ReadonlyMap<string, string>;
  ofType(type: string): readonly Resource[];
  get(logicalId: string): Resource;
}

/** The runtime does not start. The message names the unsupported feature and what to do. */
export class TemplateRefused extends Error {
  override readonly name = 'TemplateRefused';
}

/** Outcome of one invocation, as the Lambda service would report it. */
export type Invocation =
  | { readonly ok: true; readonly payload: Json | undefined }
  | { readonly ok: false; readonly errorType: string; readonly errorMessage: string };

/** What an event needs: an instance of its own, or one whose other events wait. */
export type InstanceUse = 'own' | 'shared';

/** One deployed function. Invocations beyond its concurrency are queued. */
export interface LocalFunction {
  readonly logicalId: string;
  readonly arn: string;
  readonly timeoutMs: number;
  /**
   * @param causes headers `X-Amzn-Trace-Id` of the messages that the event consists of, whose chain of invocations
   *   continues. Without them a new chain begins.
   * @param instance whether the event may run beside events that wait for something, as requests of clients may.
   */
  invoke(event: Json, causes?: readonly string[], instance?: InstanceUse): Promise<Invocation>;
  stop(): Promise<void>;
}

/** A function whose events come from a queue. Its event source waits for capacity before it receives messages. */
export interface QueueConsumer extends LocalFunction {
  /** Whether it may be invoked any number of times in one chain (`RecursiveLoop: Allow`). */
  readonly allowsRecursion: boolean;
  /** Instances of the function here. In AWS there may be more. */
  readonly maxInstances: number;
  /**
   * Resolves when an event would run immediately or start the first instance. Messages that were received earlier would
   * wait one by one; those in the queue are received as one batch.
   */
  whenFree(): Promise<void>;
}

/** The signer of a call: a function, or the runtime itself. */
export interface Principal {
  readonly accessKeyId: string;
  /** Logical id of the function's role, or `undefined` for the runtime's own operator, who may do everything. */
  readonly roleLogicalId: string | undefined;
}

/** One permission that a call needs. */
export interface Need {
  /** IAM action, for example `dynamodb:PutItem`. */
  readonly action: string;
  /** ARN of the resource, or `*` for an action without one. */
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

/** An AWS service that the runtime answers itself (EventBridge, SES, KMS, Lambda, API Gateway management). */
export interface ServiceEndpoint {
  /** Signing name in the credential scope: `events`, `ses`, `kms`, `lambda`, `execute-api`. */
  readonly signingName: string;
  /** The permissions that this call needs; the gateway answers AccessDeniedException when one is missing. */
  needs(call: AwsCall): readonly Need[];
  handle(call: AwsCall): Promise<AwsReply>;
}

/** A started part. The runtime stops its parts in reverse order. */
export interface Running {
  stop(): Promise<void>;
}
