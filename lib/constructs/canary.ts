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

/** Three minutes for the mail, half a minute for sign-up and sending, and as much for deleting what was made. */
const TIMEOUT = Duration.minutes(5);
const EVERY = Duration.hours(1);

export interface CanaryProps {
  readonly settings: Settings;
  readonly sender: Sender;
  readonly rest: HttpApi;
  readonly admin: Admin;
}

/**
 * Sends a mail through the whole service every hour, as a client and over the internet: DNS, SES and gateways included. It is the
 * only function that may call the operator API: its account has to be deleted, and made where sign-up is closed.
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
      reason: 'The address of its tenant is another in each run',
    });
    // Neither retry nor dead-letter queue: the next run is the next probe. EventBridge and Lambda each have retries; those of a function
    // that fails are Lambda's, twice by default (Lambda developer guide, "Asynchronous invocation").
    canary.function.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: EVERY });
    invokeEvery(this, canary.function, {
      description: 'sends an email through the whole service',
      every: EVERY,
      retries: 0,
    });
    this.functionName = canary.function.functionName;
  }
}
