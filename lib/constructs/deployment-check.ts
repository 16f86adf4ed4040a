import { CfnResource, CustomResource, Duration, Stack, Token, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct, type IConstruct } from 'constructs';
import * as z from 'zod';
import type { ExecutionShare } from '../../lambdas/deployment/executions.ts';
import { NO_SENDER } from '../../lambdas/settings/stack-settings.ts';
import type { ServiceSettings } from '../service-settings.ts';
import { ifHolds } from './conditional.ts';
import { deploymentMark } from './deployment-mark.ts';
import { ServiceFunction } from './service-function.ts';
import { serviceRoot } from './service-root.ts';

/** The last 16 s of the timeout are reserved for sending the response to CloudFormation. */
const TIMEOUT = Duration.seconds(60);
/** CloudFormation's default timeout is an hour. */
const ANSWER_DUE = Duration.minutes(5);

/**
 * Refuses an update that would destroy data through its settings (lambdas/deployment/check-deployment.ts). Only
 * CloudFormation knows the deployed settings, which a custom resource receives. Its attributes are the account's
 * limits.
 */
export class DeploymentCheck extends Construct {
  readonly #resource: CfnResource;
  readonly #checked: CustomResource;

  constructor(scope: Construct, id: string, settings: ServiceSettings) {
    super(scope, id);
    const { conditions, parameters } = settings.deferred ?? {};
    const check = new ServiceFunction(this, 'Check', {
      settings,
      entry: 'check-deployment',
      description: 'checks an update before it changes anything',
      timeout: TIMEOUT,
      memoryMegabytes: 256,
      environment: { schema: () => z.object({}), values: {} },
    });
    // The stack's status distinguishes an update from its rollback, which must not be refused.
    check.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['cloudformation:DescribeStacks'],
        resources: [Stack.of(this).stackId],
      }),
    );
    check.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: [
          'lambda:GetAccountSettings',
          ...(settings.senderDomain === undefined ? [] : [ifHolds(conditions?.sender, 'ses:GetAccount')]),
        ],
        resources: ['*'],
      }),
    );
    Validations.of(check).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Account quotas are not resources',
    });
    const checked = new CustomResource(this, 'Checked', {
      resourceType: 'Custom::DeploymentCheck',
      serviceToken: check.function.functionArn,
      serviceTimeout: ANSWER_DUE,
      properties: {
        InboxDomain: settings.inboxDomain,
        MoreInboxDomains: settings.moreInboxDomains.join(','),
        SenderDomain: ifHolds(conditions?.sender, settings.senderDomain ?? '', ''),
        Sender: ifHolds(
          conditions?.sender,
          settings.senderDomain === undefined ? NO_SENDER : 'ses',
          NO_SENDER,
        ),
        HostedZoneId: settings.hostedZoneId ?? '',
        EncryptionKey: settings.encryptionKey,
        RemovalPolicy: settings.removalPolicy,
        AllowedChange: parameters?.['AllowedChange'] ?? settings.allowedChange,
        Concurrency: String(settings.concurrency),
        ReservedExecutions: String(
          Object.values(settings.reservedConcurrency).reduce((sum, each) => sum + each, 0),
        ),
        // CloudFormation calls the function only when a property changes, and quotas may have changed.
        Deployment: deploymentMark(settings),
        ...(parameters === undefined ? {} : { Parameters: parameters }),
      },
    });
    this.#checked = checked;
    checked.node.addDependency(check);
    const { defaultChild } = checked.node;
    if (!CfnResource.isCfnResource(defaultChild)) throw new Error(`${checked.node.path} is not one resource`);
    this.#resource = defaultChild;
  }

  static executions(part: IConstruct, share: ExecutionShare | 'Executions'): number {
    return Token.asNumber(DeploymentCheck.#of(part).getAtt(share));
  }

  static sendingState(part: IConstruct): string {
    return DeploymentCheck.#of(part).getAttString('SendingState');
  }

  static #of(part: IConstruct): CustomResource {
    const check = serviceRoot(part)
      .node.findAll()
      .find((found) => found instanceof DeploymentCheck);
    if (check === undefined) throw new Error('The deployment check is constructed first');
    return check.#checked;
  }

  /**
   * Call this last. A template for `cdk import` contains only the `imported` constructs, so they cannot depend on the
   * check; the next deployment adds the dependency.
   */
  precedeAll(imported: readonly IConstruct[]): void {
    const own = new Set([this, ...imported].flatMap(({ node }) => node.findAll()));
    for (const found of serviceRoot(this).node.findAll()) {
      if (CfnResource.isCfnResource(found) && !own.has(found)) found.addResourceDependency(this.#resource);
    }
  }
}
