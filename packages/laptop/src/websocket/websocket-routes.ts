import * as z from 'zod';
import { type LocalFunction, type ResolvedTemplate, type Resource, TemplateRefused } from '../contract.ts';
import { TokenBucket, throttleSchema } from '../http-proxy/token-bucket.ts';
import { propertiesOf } from '../template/properties-of.ts';
import { type RouteSelection, routeSelection } from './route-selection.ts';

/** This is API Gateway's default and the maximum for WebSocket integrations. */
const INTEGRATION_MS = 29_000;

const apiSchema = z.object({ RouteSelectionExpression: z.string() });
const stageSchema = z.object({
  StageName: z.string().regex(/^[\w-]+$/),
  DefaultRouteSettings: throttleSchema.optional(),
});
const routeSchema = z.object({
  RouteKey: z.string(),
  Target: z.string().startsWith('integrations/'),
  AuthorizationType: z.literal('NONE').optional(),
});
const integrationSchema = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationMethod: z.literal('POST').optional(),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('1.0').optional(),
  TimeoutInMillis: z.int().min(50).max(INTEGRATION_MS).default(INTEGRATION_MS),
});

export interface FunctionsByName {
  find(name: string): LocalFunction;
}

export interface Integration {
  readonly target: LocalFunction;
  readonly timeoutMs: number;
}

export interface WebSocketRoutes {
  readonly stages: ReadonlyMap<string, TokenBucket | undefined>;
  readonly integrations: ReadonlyMap<string, Integration>;
  readonly select: RouteSelection;
}

export function webSocketRoutes(
  api: Resource,
  template: ResolvedTemplate,
  functions: FunctionsByName,
  now: () => number,
): WebSocketRoutes {
  const ofApi = (type: string) =>
    template.ofType(type).filter(({ properties }) => properties['ApiId'] === api.logicalId);
  const stages = ofApi('AWS::ApiGatewayV2::Stage').map((stage): [string, TokenBucket | undefined] => {
    const { StageName, DefaultRouteSettings: limits } = propertiesOf(stage, stageSchema);
    return [StageName, limits === undefined ? undefined : new TokenBucket(limits, now)];
  });
  if (stages.length === 0) throw new TemplateRefused(`WebSocket API ${api.logicalId} has no stage`);
  const integrations = ofApi('AWS::ApiGatewayV2::Route').map((route): [string, Integration] => {
    const { RouteKey, Target } = propertiesOf(route, routeSchema);
    const resource = template.get(Target.slice('integrations/'.length));
    const { IntegrationUri, TimeoutInMillis } = propertiesOf(resource, integrationSchema);
    return [RouteKey, { target: functions.find(IntegrationUri), timeoutMs: TimeoutInMillis }];
  });
  return {
    stages: new Map(stages),
    integrations: new Map(integrations),
    select: routeSelection(propertiesOf(api, apiSchema).RouteSelectionExpression),
  };
}
