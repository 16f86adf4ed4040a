import { randomUUID } from 'node:crypto';
import type { AwsCall, AwsReply, Json, JsonObject, Need } from '../contract.ts';
import { type ReceiptRuleSets, RuleSetRefused, setRuleSchema } from '../smtp/receipt-rule-sets.ts';
import { escapeXml } from '../xml/escape-xml.ts';

const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/';

type Call = (ruleSets: ReceiptRuleSets, parameters: JsonObject) => JsonObject;

const done = (call: (ruleSets: ReceiptRuleSets, parameters: JsonObject) => void): Call => {
  return (ruleSets, parameters) => {
    call(ruleSets, parameters);
    return {};
  };
};

const CALLS = {
  CreateReceiptRuleSet: done((ruleSets, { RuleSetName }) => ruleSets.create(String(RuleSetName))),
  DeleteReceiptRuleSet: done((ruleSets, { RuleSetName }) => ruleSets.delete(String(RuleSetName))),
  DescribeActiveReceiptRuleSet(ruleSets: ReceiptRuleSets) {
    const { active } = ruleSets;
    return active === undefined ? {} : { Metadata: { Name: active }, Rules: ruleSets.rules(active) as Json };
  },
  SetActiveReceiptRuleSet: done((ruleSets, { RuleSetName }) =>
    ruleSets.activate(RuleSetName === undefined ? undefined : String(RuleSetName)),
  ),
  CreateReceiptRule: done((ruleSets, { RuleSetName, Rule, After }) =>
    ruleSets.createRule(
      String(RuleSetName),
      setRuleSchema.parse(Rule),
      After === undefined ? undefined : String(After),
    ),
  ),
  UpdateReceiptRule: done((ruleSets, { RuleSetName, Rule }) =>
    ruleSets.updateRule(String(RuleSetName), setRuleSchema.parse(Rule)),
  ),
  DeleteReceiptRule: done((ruleSets, { RuleSetName, RuleName }) =>
    ruleSets.deleteRule(String(RuleSetName), String(RuleName)),
  ),
} satisfies Readonly<Record<string, Call>>;
type Action = keyof typeof CALLS;

export function ruleSetAction({ method, url, body }: AwsCall): Action | undefined {
  if (method !== 'POST' || url.pathname !== '/') return undefined;
  const action = form(body).get('Action') ?? '';
  return isAction(action) ? action : undefined;
}

export function ruleSetNeed(action: Action): Need {
  return { action: `ses:${action}`, resource: '*' };
}

export function answerRuleSetCall(action: Action, { body }: AwsCall, ruleSets: ReceiptRuleSets): AwsReply {
  try {
    const call: Call = CALLS[action];
    const result = membersXml(call(ruleSets, parametersOf(form(body))));
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

interface Tree {
  [name: string]: Tree | string;
}

/** AWS's query protocol writes `{ Rule: { Recipients: ['a'] } }` as `Rule.Recipients.member.1=a`. */
function parametersOf(given: URLSearchParams): JsonObject {
  const root: Tree = {};
  for (const [path, value] of given) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let node = root;
    for (const name of names) {
      const child = node[name];
      node = node[name] = typeof child === 'object' ? child : {};
    }
    node[last] = value;
  }
  const jsonOf = (node: Tree | string): Json => {
    if (typeof node === 'string') return node;
    const { member } = node;
    // JavaScript iterates over names that are whole numbers in ascending order.
    if (typeof member === 'object') return Object.values(member).map(jsonOf);
    return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, jsonOf(child)]));
  };
  return Object.fromEntries(Object.entries(root).map(([name, child]) => [name, jsonOf(child)]));
}

function membersXml(value: JsonObject): string {
  return Object.entries(value)
    .map(([name, child]) => `<${name}>${valueXml(child)}</${name}>`)
    .join('');
}

function valueXml(value: Json): string {
  if (Array.isArray(value)) return value.map((each) => `<member>${valueXml(each)}</member>`).join('');
  return typeof value === 'object' && value !== null
    ? membersXml(value as JsonObject)
    : escapeXml(String(value));
}

function xml(status: number, element: string, content: string): AwsReply {
  const metadata = `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;
  return {
    status,
    headers: { 'content-type': 'text/xml' },
    body: `<${element} xmlns="${NAMESPACE}">${content}${metadata}</${element}>`,
  };
}
