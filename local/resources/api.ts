import type { Home, ResourceShape } from '../contract.ts';
import { byLogicalId, defineResource, literal } from './define-resource.ts';

/** HTTP and WebSocket APIs: one type in CloudFormation. */
export const api = defineResource({
  type: 'AWS::ApiGatewayV2::Api',
  properties: [
    'ProtocolType',
    'CorsConfiguration.**',
    'RouteSelectionExpression',
    // Labels in the console.
    'Name',
    'Description',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: { ApiId: byLogicalId, ApiEndpoint: apiEndpoint },
});

function apiEndpoint({ logicalId, written }: ResourceShape, home: Home): string {
  const origin = home.originOf(logicalId);
  return written['ProtocolType'] === 'WEBSOCKET' ? origin.replace(/^http/, 'ws') : origin;
}

export const apiStage = defineResource({
  type: 'AWS::ApiGatewayV2::Stage',
  properties: [
    'ApiId',
    'StageName',
    'AutoDeploy',
    'DeploymentId',
    'DefaultRouteSettings.ThrottlingRateLimit',
    'DefaultRouteSettings.ThrottlingBurstLimit',
    // A log of requests: the laptop has one user.
    'AccessLogSettings.**',
    'Description',
    'Tags.**',
  ],
  ref: literal('StageName'),
});

export const apiRoute = defineResource({
  type: 'AWS::ApiGatewayV2::Route',
  // Authorizers are refused when the API starts; NONE is the value that CDK writes.
  properties: ['ApiId', 'RouteKey', 'Target', 'AuthorizationType'],
  ref: byLogicalId,
});

export const apiIntegration = defineResource({
  type: 'AWS::ApiGatewayV2::Integration',
  properties: [
    'ApiId',
    'IntegrationType',
    'IntegrationMethod',
    'IntegrationUri',
    'PayloadFormatVersion',
    'TimeoutInMillis',
    'Description',
  ],
  ref: byLogicalId,
});

/** Routes of a stage that does not deploy by itself. Here every route counts from the start. */
export const apiDeployment = defineResource({
  type: 'AWS::ApiGatewayV2::Deployment',
  properties: ['ApiId', 'Description', 'StageName'],
  ref: byLogicalId,
});
