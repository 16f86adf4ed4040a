import { GetEventSourceMappingCommand } from '@aws-sdk/client-lambda';
import type { Check } from '../check.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';
import type { StackContext } from '../stack-context.ts';

/** A disabled mapping leaves its queue to fill up. */
export const eventSources: Check<Pick<StackContext, 'aws' | 'stack'>> = {
  id: 'event-sources',
  title: 'Event source mappings',
  actions: ['lambda:GetEventSourceMapping'],
  async run({ aws, stack }, abortSignal) {
    const mappings = stack.resourcesOf('AWS::Lambda::EventSourceMapping');
    const findings = await Promise.all(
      mappings.map(async ({ logicalId, physicalId }): Promise<Finding | undefined> => {
        const command = new GetEventSourceMappingCommand({ UUID: physicalId });
        const { State = 'unknown', StateTransitionReason } = await aws.lambda
          .send(command, { abortSignal })
          .catch((error: unknown) => {
            if (error instanceof Error && error.name === 'ResourceNotFoundException') {
              return { State: 'Missing', StateTransitionReason: undefined };
            }
            throw error;
          });
        if (State === 'Enabled') return undefined;
        const detail = `${State}${StateTransitionReason === undefined ? '' : ` (${StateTransitionReason})`}`;
        if (State === 'Missing') return failure(detail, 'Deploy again: docs/deploy.md.', logicalId);
        if (/^Disabl/.test(State)) {
          return failure(
            `${detail}: messages wait in the queue`,
            `aws lambda update-event-source-mapping --uuid ${physicalId} --enabled.`,
            logicalId,
          );
        }
        return warning(detail, 'Wait a minute and run doctor again.', logicalId);
      }),
    );
    const wrong = findings.filter((finding) => finding !== undefined);
    return wrong.length > 0 ? wrong : [ok(`${mappings.length} are enabled`)];
  },
};
