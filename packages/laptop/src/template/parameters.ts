import { type Json, type JsonObject, TemplateRefused } from '../contract.ts';
import { isObject } from './json.ts';

export interface Parameters {
  has(name: string): boolean;
  valueOf(name: string): Json;
}

export function readParameters(
  section: JsonObject,
  given: Readonly<Record<string, string>> = {},
): Parameters {
  return {
    has: (name) => Object.hasOwn(section, name),
    valueOf(name) {
      const declared = section[name];
      const { Type: type = null, Default: byDefault } = isObject(declared) ? declared : {};
      const value = given[name] ?? byDefault;
      if (value === undefined)
        throw new TemplateRefused(`Parameter ${name} has no default and was given no value`);
      switch (type) {
        case 'String':
          return String(value);
        case 'Number':
          return Number(value);
        case 'CommaDelimitedList':
          return String(value).split(',');
        default:
          throw new TemplateRefused(
            `Parameter ${name} is of type ${String(type)}, which has no value on a laptop`,
          );
      }
    },
  };
}
