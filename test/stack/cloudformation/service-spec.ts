import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import type { PropertyType, Resource, ResourceProperties } from '@aws-cdk/service-spec-types';

let database: ReturnType<typeof loadAwsServiceSpecSync> | undefined;

function spec(): ReturnType<typeof loadAwsServiceSpecSync> {
  database ??= loadAwsServiceSpecSync();
  return database;
}

export function resourceSpec(type: string): Resource | undefined {
  return spec().lookup('resource', 'cloudFormationType', 'equals', type)[0];
}

export function propertiesOfType(type: PropertyType & { type: 'ref' }): ResourceProperties {
  return spec().get('typeDefinition', type.reference).properties;
}
