import { Aws } from 'aws-cdk-lib';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { partOfStackId } from './construct-name.ts';
import { serviceLog } from './service-log.ts';

/**
 * API Gateway adds each log group to one resource policy of the account, which fails at 5,120 characters. Groups with
 * this prefix share one entry (API Gateway developer guide, "Configure logging for HTTP APIs").
 */
const PREFIX = '/aws/vendedlogs/';

/**
 * The log group outlives the stack (`removalPolicy=retain`): without a part of the stack's id, a second stack of the
 * same name would find its name taken.
 */
export function accessLog(
  scope: Construct,
  id: string,
  settings: Settings,
  name: 'rest-access' | 'operator-access',
): LogGroup {
  return serviceLog(scope, id, settings, `${PREFIX}${Aws.STACK_NAME}-${partOfStackId()}/${name}`);
}
