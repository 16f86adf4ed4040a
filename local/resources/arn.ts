import type { Home } from '../contract.ts';

/** ARN of something in this account and region, for example `arn('sqs', 'Work', home)`. */
export function arn(service: string, resource: string, home: Home): string {
  return `arn:aws:${service}:${home.region}:${home.accountId}:${resource}`;
}

/** ARN of something that IAM keeps for the whole account, for example `globalArn('iam', 'role/Worker', home)`. */
export function globalArn(service: string, resource: string, home: Home): string {
  return `arn:aws:${service}::${home.accountId}:${resource}`;
}
