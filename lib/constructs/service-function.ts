import { Aws, type Duration } from 'aws-cdk-lib';
import { type IGrantable, type IPrincipal, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Function as LambdaFunction,
  LoggingFormat,
  RecursiveLoop,
  Runtime,
  SystemLogLevel,
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
  readonly entry: FunctionName;
  readonly environment: { readonly schema: () => Environment; readonly values: z.input<Environment> };
  readonly description: string;
  readonly timeout: Duration;
  readonly memoryMegabytes: number;
  /**
   * Lambda otherwise ends a chain of a function's own messages after 16 invocations (test/stack/recursive-loops.test.ts
   * finds the cycles).
   */
  readonly allowsRecursion?: true;
  readonly logRetentionDays?: number;
  /** Failures of such a function are not counted by `FunctionFailures`. */
  readonly hasOwnAlarm?: true;
}

/** The role may only write the function's log; the construct that owns a resource grants every other permission. */
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
      // The level WARN keeps Lambda's lines about failed invocations; lines about the others are billed and repeat its
      // metrics.
      systemLogLevelV2: SystemLogLevel.WARN,
      environment: {
        ...definedOnly(props.environment.values),
        // The stack's name is the dimension of every metric, so that stages in one account are distinct.
        POWERTOOLS_SERVICE_NAME: Aws.STACK_NAME,
      },
      ...(props.allowsRecursion === true ? { recursiveLoop: RecursiveLoop.ALLOW } : {}),
      ...(this.reservedConcurrency === undefined
        ? {}
        : { reservedConcurrentExecutions: this.reservedConcurrency }),
    });
    this.grantPrincipal = role;
  }
}

function definedOnly(values: object): Record<string, string> {
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') entries.push([name, value]);
    else if (value !== undefined) throw new Error(`Environment variable ${name} must be given as a string`);
  }
  return Object.fromEntries(entries);
}
