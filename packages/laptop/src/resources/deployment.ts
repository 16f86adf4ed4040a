import type { ResourceProvider } from '../contract.ts';
import { TemplateRefused } from '../contract.ts';

/** An attribute has this value until the function has answered (custom-resources/create-custom-resources.ts). */
export const UNANSWERED = '(unanswered)';

function customResource(type: string): ResourceProvider {
  return {
    type,
    properties: ['**'],
    ref: ({ logicalId }) => logicalId,
    attribute({ logicalId }, name, { customAttributes }) {
      const attributes = customAttributes.get(logicalId);
      if (attributes === undefined) return UNANSWERED;
      const value = attributes[name];
      if (value !== undefined) return value;
      throw new TemplateRefused(`The function of ${logicalId} did not return the attribute ${name}`);
    },
  };
}

export const deploymentCheck = customResource('Custom::DeploymentCheck');
export const activeReceiptRuleSet = customResource('Custom::ActiveReceiptRuleSet');
export const joinedReceiptRuleSet = customResource('Custom::JoinedReceiptRuleSet');
export const joinedReceiptRule = customResource('Custom::JoinedReceiptRule');
