import { randomUUID } from 'node:crypto';
import type { AwsCall, AwsReply, Need } from '../contract.ts';
import { type ReceiptRuleSets, RuleSetRefused } from '../smtp/receipt-rule-sets.ts';
import { escapeXml } from '../xml/escape-xml.ts';

const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/';

type Action = 'CreateReceiptRuleSet' | 'DescribeActiveReceiptRuleSet' | 'SetActiveReceiptRuleSet';

/** The calls of version 1 of SES's API. Each returns the XML inside of its result. */
const CALLS: Readonly<Record<Action, (ruleSets: ReceiptRuleSets, name: string | undefined) => string>> = {
  CreateReceiptRuleSet(ruleSets, name) {
    ruleSets.create(name ?? '');
    return '';
  },
  DescribeActiveReceiptRuleSet({ active }) {
    return active === undefined ? '' : `<Metadata><Name>${escapeXml(active)}</Name></Metadata>`;
  },
  SetActiveReceiptRuleSet(ruleSets, name) {
    ruleSets.activate(name);
    return '';
  },
};

/** The action of a request, if it is one on receipt rule sets. */
export function ruleSetAction({ method, url, body }: AwsCall): Action | undefined {
  if (method !== 'POST' || url.pathname !== '/') return undefined;
  const action = form(body).get('Action') ?? '';
  return isAction(action) ? action : undefined;
}

/** SES has no resource type for these actions. */
export function ruleSetNeed(action: Action): Need {
  return { action: `ses:${action}`, resource: '*' };
}

export function answerRuleSetCall(action: Action, { body }: AwsCall, ruleSets: ReceiptRuleSets): AwsReply {
  try {
    const result = CALLS[action](ruleSets, form(body).get('RuleSetName') ?? undefined);
    return xml(200, `${action}Response`, `<${action}Result>${result}</${action}Result>`);
  } catch (error) {
    if (!(error instanceof RuleSetRefused)) throw error;
    const detail = `<Type>Sender</Type><Code>${error.code}</Code><Message>${escapeXml(error.message)}</Message>`;
    return xml(400, 'ErrorResponse', `<Error>${detail}</Error>`);
  }
}

function isAction(text: string): text is Action {
  return Object.hasOwn(CALLS, text);
}

function form(body: Uint8Array): URLSearchParams {
  return new URLSearchParams(Buffer.from(body).toString('utf8'));
}

function xml(status: number, element: string, content: string): AwsReply {
  const metadata = `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;
  return {
    status,
    headers: { 'content-type': 'text/xml' },
    body: `<${element} xmlns="${NAMESPACE}">${content}${metadata}</${element}>`,
  };
}
