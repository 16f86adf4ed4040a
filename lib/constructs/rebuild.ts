import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { rebuildEnvironment } from '../../lambdas/environment.ts';
import type { Settings } from '../settings.ts';
import type { MailStore } from './mail-store.ts';
import { policyVariable } from './policy-variable.ts';
import { ServiceFunction } from './service-function.ts';

/**
 * The command continues with another call. The limit is below 4 minutes because consumer routers and NAT gateways drop
 * connections that are idle for 350 s.
 */
const TIMEOUT = Duration.seconds(230);

/**
 * The function is reached only by lambda:InvokeFunction with the operator's credentials. It is separate from the admin
 * function, which has no access to mail.
 */
export class Rebuild extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, { settings, store }: { settings: Settings; store: MailStore }) {
    super(scope, id);
    const rebuild = new ServiceFunction(this, 'Function', {
      settings,
      entry: 'rebuild',
      description: 'rebuilds messages from raw mail, and search indexes',
      timeout: TIMEOUT,
      memoryMegabytes: 1024,
      environment: {
        schema: rebuildEnvironment,
        values: {
          TABLE_NAME: store.table.tableName,
          MAIL_BUCKET_NAME: store.bucket.bucketName,
          POLICY: policyVariable(this, settings),
        },
      },
    });
    store.grantRows(
      rebuild,
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'BatchWriteItem',
      'ConditionCheckItem',
    );
    store.grantListing(rebuild);
    store.grantContent(rebuild, 'GetObject', 'PutObject', 'AbortMultipartUpload');
    store.grantRaw(rebuild, 'GetObject');
    store.grantSearch(rebuild, 'GetObject', 'PutObject', 'DeleteObject');
    store.grantList(rebuild);
    this.function = rebuild.function;
  }
}
