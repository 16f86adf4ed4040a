import { CfnResource, CustomResource, Duration, Stack, Token, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct, type IConstruct } from 'constructs';
import * as z from 'zod';
import { NO_SENDER } from '../../lambdas/deployment/check-parameters.ts';
import type { ExecutionShare } from '../../lambdas/deployment/executions.ts';
import type { ServiceSettings } from '../service-settings.ts';
import { ifHolds } from './conditional.ts';
import { deploymentMark } from './deployment-mark.ts';
import { ServiceFunction } from './service-function.ts';
import { serviceRoot } from './service-root.ts';

/** Of it, 16 s are kept for handing in the answer. */
const TIMEOUT = Duration.seconds(60);
/** After which CloudFormation gives up by itself; its default is an hour. */
const ANSWER_DUE = Duration.minutes(5);

/**
 * Refuses an update whose settings would destroy something (lambdas/deployment/check-deployment.ts). Only CloudFormation
 * knows the deployed settings: it hands them to the function of a custom resource. The template does not, and CDK's
 * context forgets. Its attributes are what the account limits.
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
    // To tell an update from its rollback, which must not be refused.
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
          ...(settings.sender === 'none' ? [] : [ifHolds(conditions?.sender, 'ses:GetAccount')]),
        ],
        resources: ['*'],
      }),
    );
    Validations.of(check).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Quotas of the account are no resource',
    });
    const checked = new CustomResource(this, 'Checked', {
      resourceType: 'Custom::DeploymentCheck',
      serviceToken: check.function.functionArn,
      serviceTimeout: ANSWER_DUE,
      properties: {
        InboxDomain: settings.inboxDomain,
        MoreInboxDomains: settings.moreInboxDomains.join(','),
        SenderDomain: ifHolds(conditions?.sender, settings.senderDomain ?? '', ''),
        Sender: ifHolds(conditions?.sender, settings.sender, NO_SENDER),
        HostedZoneId: settings.hostedZoneId ?? '',
        EncryptionKey: settings.encryptionKey,
        RemovalPolicy: settings.removalPolicy,
        AllowDomainChange: parameters?.['AllowDomainChange'] ?? String(settings.allowDomainChange),
        AllowRecordDeletion: parameters?.['AllowRecordDeletion'] ?? String(settings.allowRecordDeletion),
        Concurrency: String(settings.concurrency),
        ReservedExecutions: String(
          Object.values(settings.reservedConcurrency).reduce((sum, each) => sum + each, 0),
        ),
        // CloudFormation calls the function only when a property changes, and quotas may have.
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

  /** Executions that the consumer may use at once: a number that CloudFormation puts in. */
  static executions(part: IConstruct, share: ExecutionShare | 'Executions'): number {
    return Token.asNumber(DeploymentCheck.#of(part).getAtt(share));
  }

  /** Whether SES sends for the account (lambdas/deployment/sending-state.ts). */
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
   * Makes every other resource of the service wait for the check: call this last.
   * @param imported for `cdk import`: its template has nothing but what it imports, so that this can wait for nothing. The
   *   deployment after it adds the dependency.
   */
  precedeAll(imported: readonly IConstruct[]): void {
    const own = new Set([this, ...imported].flatMap(({ node }) => node.findAll()));
    for (const found of serviceRoot(this).node.findAll()) {
      if (CfnResource.isCfnResource(found) && !own.has(found)) found.addResourceDependency(this.#resource);
    }
  }
}
