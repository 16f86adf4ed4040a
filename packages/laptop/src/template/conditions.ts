import { type Json, type JsonObject, TemplateRefused } from '../contract.ts';
import { isList, isObject } from './json.ts';

export interface Conditions {
  holds(name: string): boolean;
}

export function readConditions(section: JsonObject, resolve: (value: Json) => Json | undefined): Conditions {
  const known = new Map<string, boolean>();
  const open = new Set<string>();

  function holds(name: string): boolean {
    const cached = known.get(name);
    if (cached !== undefined) return cached;
    const expression = section[name];
    if (expression === undefined) throw new TemplateRefused(`The template has no condition ${name}`);
    if (open.has(name)) throw new TemplateRefused(`Condition ${name} depends on itself`);
    open.add(name);
    const result = test(expression);
    open.delete(name);
    known.set(name, result);
    return result;
  }

  function test(expression: Json): boolean {
    const entries = isObject(expression) ? Object.entries(expression) : [];
    const [operator, argument] = entries.length === 1 ? (entries[0] ?? []) : [];
    if (operator === 'Condition' && typeof argument === 'string') return holds(argument);
    const operands = isList(argument) ? argument : [];
    switch (operator) {
      case 'Fn::Equals': {
        const [left = null, right = null] = operands;
        return String(resolve(left)) === String(resolve(right));
      }
      case 'Fn::And':
        return operands.every(test);
      case 'Fn::Or':
        return operands.some(test);
      case 'Fn::Not':
        return !operands.every(test);
      default:
        throw new TemplateRefused(`A condition cannot be ${JSON.stringify(expression)} in the local runtime`);
    }
  }

  return { holds };
}
