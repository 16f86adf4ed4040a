import type { Deployment, ResourceShape } from '../contract.ts';
import { byLogicalId, defineResource, textOf } from './define-resource.ts';

export const api = defineResource({
  type: 'AWS::ApiGatewayV2::Api',
  properties: [
    'ProtocolType',
    'CorsConfiguration.**',
    // An OpenAPI document has the routes of an HTTP API (local/http-api/open-api-body.ts), which the runtime reads
    // strictly.
    'Body.**',
    'FailOnWarnings',
    'RouteSelectionExpression',
    'Name',
    'Description',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: { ApiId: byLogicalId, ApiEndpoint: apiEndpoint },
});

function apiEndpoint(shape: ResourceShape, deployment: Deployment): string {
  const origin = deployment.originOf(shape.logicalId);
  return shape.property('ProtocolType') === 'WEBSOCKET' ? origin.replace(/^http/, 'ws') : origin;
}

export const apiStage = defineResource({
  type: 'AWS::ApiGatewayV2::Stage',
  properties: [
    'ApiId',
    'StageName',
    'AutoDeploy',
    'DefaultRouteSettings.ThrottlingRateLimit',
    'DefaultRouteSettings.ThrottlingBurstLimit',
    // Access logs are not written locally.
    'AccessLogSettings.**',
    'Description',
    'Tags.**',
  ],
  ref: textOf('StageName'),
});

export const apiRoute = defineResource({
  type: 'AWS::ApiGatewayV2::Route',
  // The API refuses authorizers other than IAM when it starts; CDK writes NONE.
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
