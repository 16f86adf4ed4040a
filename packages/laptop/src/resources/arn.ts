import type { Deployment } from '../contract.ts';

export function arn(service: string, resource: string, deployment: Deployment): string {
  return `arn:aws:${service}:${deployment.region}:${deployment.accountId}:${resource}`;
}

export function globalArn(service: string, resource: string, deployment: Deployment): string {
  return `arn:aws:${service}::${deployment.accountId}:${resource}`;
}
