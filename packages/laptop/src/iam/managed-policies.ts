import { TemplateRefused } from '../contract.ts';

/**
 * These AWS policies permit logs and traces, which the runtime writes itself: no call of a function needs them (AWS
 * managed policy reference).
 */
const WITHOUT_CALLS = new Set(['AWSLambdaBasicExecutionRole', 'AWSXRayDaemonWriteAccess']);

export function refuseUnknownPolicies(roleLogicalId: string, arns: readonly string[]): void {
  for (const arn of arns) {
    const name = /^arn:aws:iam::aws:policy\/(?:service-role\/)?(\w+)$/.exec(arn)?.[1];
    if (name === undefined || !WITHOUT_CALLS.has(name)) {
      throw new TemplateRefused(
        `${roleLogicalId}.ManagedPolicyArns: the local runtime does not know the permissions of ${arn}; write them as a policy`,
      );
    }
  }
}
