import { type Json, type Need, TemplateRefused } from '../contract.ts';
import { isList, isObject } from '../template/json.ts';
import { compileConditions, texts } from './conditions.ts';
import { wildcard } from './wildcard.ts';

export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  covers(need: Need): boolean;
}

const IMPLEMENTED = ['Sid', 'Effect', 'Action', 'Resource', 'Condition'];

export function compileDocument(
  document: Json | undefined,
  where: string,
  additionalKeys: readonly string[],
): readonly Statement[] {
  if (!isObject(document)) throw new TemplateRefused(`${where} has no policy document`);
  const statements = document['Statement'];
  const list = isList(statements) ? statements : [statements];
  return list.map((statement, index) =>
    compileStatement(statement, `${where} statement ${index}`, additionalKeys),
  );
}

function compileStatement(
  statement: Json | undefined,
  where: string,
  additionalKeys: readonly string[],
): Statement {
  if (!isObject(statement)) throw new TemplateRefused(`${where} is not an object`);
  for (const name of Object.keys(statement)) {
    if (!IMPLEMENTED.includes(name)) {
      throw new TemplateRefused(`${where}: ${name} is not implemented by the local runtime`);
    }
  }
  const effect = statement['Effect'];
  if (effect !== 'Allow' && effect !== 'Deny')
    throw new TemplateRefused(`${where}: Effect must be Allow or Deny`);
  // IAM matches actions without regard to case, but resources with regard to it (IAM user guide, "Action", "Resource").
  const actions = texts(statement['Action'], `${where}: Action`).map((text) =>
    wildcard(text, { ignoreCase: true }),
  );
  const resources = texts(statement['Resource'], `${where}: Resource`).map((text) =>
    wildcard(text, { ignoreCase: false }),
  );
  const conditionHolds = compileConditions(statement['Condition'], where, additionalKeys);
  return {
    effect,
    covers: (need) =>
      actions.some((matches) => matches(need.action)) &&
      resources.some((matches) => matches(need.resource)) &&
      conditionHolds(need),
  };
}
