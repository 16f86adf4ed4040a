import * as z from 'zod';
import { type Deployment, type ResolvedTemplate, TemplateRefused } from '../contract.ts';
import { wildcard } from '../iam/wildcard.ts';
import { propertiesOf } from '../template/properties-of.ts';

const permissionSchema = z.object({
  Action: z.string(),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
  FunctionUrlAuthType: z.string().optional(),
  InvokedViaFunctionUrl: z.boolean().optional(),
});
type Permission = z.output<typeof permissionSchema>;

const stageSchema = z.object({ ApiId: z.string(), StageName: z.string() });
const routeSchema = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() });
const integrationSchema = z.object({ IntegrationUri: z.string() });
const ruleSchema = z.object({ Targets: z.array(z.object({ Arn: z.string() })) });
const urlSchema = z.object({ TargetFunctionArn: z.string() });

/**
 * AWS would reply with 500 or 403, or drop the event, if a route, function URL or event rule may not invoke its
 * function.
 */
export function refuseUninvocable(template: ResolvedTemplate, deployment: Deployment): void {
  const permissions = template
    .ofType('AWS::Lambda::Permission')
    .map((permission) => propertiesOf(permission, permissionSchema));
  const refusals = [
    ...routesWithout(permissions, template, deployment),
    ...urlsWithout(permissions, template),
    ...rulesWithout(permissions, template, deployment),
  ];
  if (refusals.length > 0) throw new TemplateRefused(refusals.join('\n'));
}

/** The source of a route in a permission is `api/stage/method/path`, or `api/stage/key` without a path. */
function* routesWithout(
  permissions: readonly Permission[],
  template: ResolvedTemplate,
  { region, accountId }: Deployment,
): Generator<string> {
  const stages = template.ofType('AWS::ApiGatewayV2::Stage').map((stage) => propertiesOf(stage, stageSchema));
  for (const route of template.ofType('AWS::ApiGatewayV2::Route')) {
    const { ApiId, RouteKey, Target } = propertiesOf(route, routeSchema);
    const integration = template.get(Target.slice('integrations/'.length));
    const name = functionOf(propertiesOf(integration, integrationSchema).IntegrationUri);
    for (const { StageName } of stages.filter((stage) => stage.ApiId === ApiId)) {
      const source = `arn:aws:execute-api:${region}:${accountId}:${ApiId}/${StageName}/${RouteKey.replace(' ', '')}`;
      if (!mayInvoke(permissions, 'apigateway.amazonaws.com', source, name)) {
        yield `Route ${RouteKey} of ${ApiId} may not invoke ${name}: no AWS::Lambda::Permission covers ${source}`;
      }
    }
  }
}

/**
 * A public URL requires both permissions since October 2025 (Lambda developer guide, "Control access to function
 * URLs").
 */
function* urlsWithout(permissions: readonly Permission[], template: ResolvedTemplate): Generator<string> {
  for (const url of template.ofType('AWS::Lambda::Url')) {
    const name = functionOf(propertiesOf(url, urlSchema).TargetFunctionArn);
    const open = permissions.filter(
      ({ FunctionName, Principal }) => functionOf(FunctionName) === name && Principal === '*',
    );
    const isAllowed =
      open.some(
        (entry) => entry.Action === 'lambda:InvokeFunctionUrl' && entry.FunctionUrlAuthType === 'NONE',
      ) &&
      open.some((entry) => entry.Action === 'lambda:InvokeFunction' && entry.InvokedViaFunctionUrl === true);
    if (!isAllowed) {
      yield `Function URL ${url.logicalId} is closed: ${name} must allow everyone lambda:InvokeFunctionUrl and lambda:InvokeFunction`;
    }
  }
}

function* rulesWithout(
  permissions: readonly Permission[],
  template: ResolvedTemplate,
  { region, accountId }: Deployment,
): Generator<string> {
  for (const rule of template.ofType('AWS::Events::Rule')) {
    const source = `arn:aws:events:${region}:${accountId}:rule/${rule.logicalId}`;
    for (const { Arn } of propertiesOf(rule, ruleSchema).Targets) {
      if (!Arn.startsWith('arn:aws:lambda:')) continue;
      const name = functionOf(Arn);
      if (!mayInvoke(permissions, 'events.amazonaws.com', source, name)) {
        yield `Event rule ${rule.logicalId} may not invoke ${name}: no AWS::Lambda::Permission covers ${source}`;
      }
    }
  }
}

function mayInvoke(
  permissions: readonly Permission[],
  service: string,
  source: string,
  name: string,
): boolean {
  return permissions.some(
    ({ Action, FunctionName, Principal, SourceArn }) =>
      Action === 'lambda:InvokeFunction' &&
      functionOf(FunctionName) === name &&
      Principal === service &&
      (SourceArn === undefined || wildcard(SourceArn, { ignoreCase: false })(source)),
  );
}

function functionOf(text: string): string {
  return /function:([\w-]+)/.exec(text)?.[1] ?? text;
}
