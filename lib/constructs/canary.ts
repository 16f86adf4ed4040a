import { Duration, Validations } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { canaryEnvironment } from '../../lambdas/environment.ts';
import type { Settings } from '../settings.ts';
import type { Admin } from './admin.ts';
import type { HttpApi } from './http-api.ts';
import { invokeEvery } from './invoke-every.ts';
import { logicalId } from './logical-id.ts';
import type { Sender } from './sender.ts';
import { ServiceFunction } from './service-function.ts';

/** The limit allows three minutes for the mail, and half a minute each for sign-up with sending and for the cleanup. */
const TIMEOUT = Duration.minutes(5);
const EVERY = Duration.hours(1);

export interface CanaryProps {
  readonly settings: Settings;
  readonly sender: Sender;
  readonly rest: HttpApi;
  readonly admin: Admin;
}

/**
 * Sends an hourly message over the internet, including DNS, SES and the gateways. Only this function may call the
 * operator API, to delete its account and to create it where sign-up is closed.
 */
export class Canary extends Construct {
  readonly functionName: string;

  constructor(scope: Construct, id: string, { settings, sender, rest, admin }: CanaryProps) {
    super(scope, id);
    const canary = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'canary',
      description: 'sends an email through the whole service',
      timeout: TIMEOUT,
      memoryMegabytes: 256,
      hasOwnAlarm: true,
      environment: {
        schema: canaryEnvironment,
        values: {
          BASE_URL: rest.baseUrl,
          OPERATOR_URL: admin.api.url,
          SENDER_ADDRESS: sender.address,
          SENDER_CONFIGURATION_SET: sender.configurationSetName,
        },
      },
    });
    sender.grantSend(canary);
    admin.api.grantInvoke(canary, 'GET/queues', 'POST/tenants', 'DELETE/tenants/*');
    Validations.of(canary).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<${logicalId(admin.api.api)}>/$default/DELETE/tenants/*]`,
      reason: 'The address of its tenant differs in each run',
    });
    // The next run replaces a retry; by default Lambda retries a failing function twice (Lambda developer guide,
    // "Asynchronous invocation").
    canary.function.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: EVERY });
    invokeEvery(this, canary.function, {
      description: 'sends an email through the whole service',
      every: EVERY,
      retries: 0,
    });
    this.functionName = canary.function.functionName;
  }
}
