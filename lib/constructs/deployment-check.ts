import { CfnResource, CustomResource, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct, type IConstruct } from 'constructs';
import * as z from 'zod';
import type { Settings } from '../settings.ts';
import { ServiceFunction } from './service-function.ts';
import { serviceRoot } from './service-root.ts';

/** Of it, 16 s are kept for handing in the answer. */
const TIMEOUT = Duration.seconds(60);
/** After which CloudFormation gives up by itself; its default is an hour. */
const ANSWER_DUE = Duration.minutes(5);

/**
 * Refuses an update whose settings would destroy something (lambdas/deployment/check-deployment.ts). Only CloudFormation
 * knows the deployed settings: it hands them to the function of a custom resource. The template does not, and CDK's
 * context forgets.
 */
export class DeploymentCheck extends Construct {
  readonly #resource: CfnResource;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
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
    const checked = new CustomResource(this, 'Checked', {
      resourceType: 'Custom::DeploymentCheck',
      serviceToken: check.function.functionArn,
      serviceTimeout: ANSWER_DUE,
      properties: {
        InboxDomain: settings.inboxDomain,
        MoreInboxDomains: settings.moreInboxDomains.join(','),
        HostedZoneId: settings.hostedZoneId ?? '',
        EncryptionKey: settings.encryptionKey,
        RemovalPolicy: settings.removalPolicy,
        AllowDomainChange: String(settings.allowDomainChange),
        AllowRecordDeletion: String(settings.allowRecordDeletion),
      },
    });
    checked.node.addDependency(check);
    const { defaultChild } = checked.node;
    if (!CfnResource.isCfnResource(defaultChild)) throw new Error(`${checked.node.path} is not one resource`);
    this.#resource = defaultChild;
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
