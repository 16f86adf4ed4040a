import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

export function serviceLog(
  scope: Construct,
  id: string,
  settings: Pick<Settings, 'removalPolicy'> & { readonly logRetentionDays: number },
  name?: string,
): LogGroup {
  return new LogGroup(scope, id, {
    ...(name === undefined ? {} : { logGroupName: name }),
    retention: settings.logRetentionDays as RetentionDays,
    removalPolicy:
      settings.removalPolicy === 'destroy' ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
}
