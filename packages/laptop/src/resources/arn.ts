import type { Deployment } from '../contract.ts';

/** ARN of a regional resource, for example `arn('sqs', 'Work', deployment)`. */
export function arn(service: string, resource: string, deployment: Deployment): string {
  return `arn:aws:${service}:${deployment.region}:${deployment.accountId}:${resource}`;
}

/** ARN of a global resource, for example `globalArn('iam', 'role/Worker', deployment)`. */
export function globalArn(service: string, resource: string, deployment: Deployment): string {
  return `arn:aws:${service}::${deployment.accountId}:${resource}`;
}
