import { Aws, type Duration, Validations } from 'aws-cdk-lib';
import { type IGrantable, type IPrincipal, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Function as LambdaFunction,
  LoggingFormat,
  RecursiveLoop,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import * as z from 'zod';
import { bundle, KEPT_BUNDLES } from '../bundle.ts';
import type { FunctionName, Settings } from '../settings.ts';
import { serviceLog } from './service-log.ts';

const keptBundles = z.string().optional();

export interface ServiceFunctionProps<Environment extends z.ZodObject> {
  readonly settings: Settings;
  /** `lambdas/<entry>.lambda.ts`. */
  readonly entry: FunctionName;
  /** The schema that the entry point reads its environment with, and the values for it. */
  readonly environment: { readonly schema: () => Environment; readonly values: z.input<Environment> };
  readonly description: string;
  readonly timeout: Duration;
  readonly memoryMegabytes: number;
  /**
   * Given for a function that is part of a cycle: its messages lead to its next invocation. Without it Lambda ends a chain
   * after 16 invocations (test/stack/recursive-loops.test.ts finds the cycles).
   */
  readonly allowsRecursion?: true;
  /** How long its log is kept; `logRetentionDays` of the settings by default. */
  readonly logRetentionDays?: number;
  /** Given for a function whose failures are not those of `FunctionFailures`. */
  readonly hasOwnAlarm?: true;
}

/**
 * A function of the service with a role of its own that may write its own log and nothing else: every other
 * permission is granted by the construct that owns the resource.
 */
export class ServiceFunction<Environment extends z.ZodObject> extends Construct implements IGrantable {
  readonly function: LambdaFunction;
  readonly log: LogGroup;
  readonly grantPrincipal: IPrincipal;
  readonly reservedConcurrency: number | undefined;
  readonly hasOwnAlarm: boolean;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps<Environment>) {
    super(scope, id);
    const { settings } = props;
    const { logRetentionDays = settings.logRetentionDays } = props;
    this.reservedConcurrency = settings.reservedConcurrency[props.entry];
    this.hasOwnAlarm = props.hasOwnAlarm === true;
    this.log = serviceLog(this, 'Log', { ...settings, logRetentionDays });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `${Aws.STACK_NAME}: ${props.description}`,
    });
    this.log.grantWrite(role);
    this.function = new LambdaFunction(this, 'Function', {
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: bundle(props.entry, keptBundles.parse(this.node.tryGetContext(KEPT_BUNDLES))),
      handler: 'index.handler',
      role,
      timeout: props.timeout,
      memorySize: props.memoryMegabytes,
      logGroup: this.log,
      loggingFormat: LoggingFormat.JSON,
      // Lambda's lines about invocations that failed; those about all others are billed and say what its metrics say.
      systemLogLevelV2: SystemLogLevel.WARN,
      tracing: settings.tracing ? Tracing.ACTIVE : Tracing.DISABLED,
      environment: {
        ...definedOnly(props.environment.values),
        // The dimension of every metric: it distinguishes stages in one account.
        POWERTOOLS_SERVICE_NAME: Aws.STACK_NAME,
      },
      ...(props.allowsRecursion === true ? { recursiveLoop: RecursiveLoop.ALLOW } : {}),
      ...(this.reservedConcurrency === undefined
        ? {}
        : { reservedConcurrentExecutions: this.reservedConcurrency }),
    });
    this.grantPrincipal = role;
    if (settings.tracing) {
      Validations.of(this).acknowledge({
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'X-Ray has no resource for what writes segments',
      });
    }
  }
}

/** A schema's input as the string map that CloudFormation wants; every environment schema reads strings. */
function definedOnly(values: object): Record<string, string> {
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') entries.push([name, value]);
    else if (value !== undefined) throw new Error(`Environment variable ${name} must be given as a string`);
  }
  return Object.fromEntries(entries);
}
