import { readFileSync } from 'node:fs';
import * as z from 'zod';

const schema = z.strictObject({
  engine: z.string(),
  /** `what` is a resource type, or a type and the property that the engine lacks. */
  not_taken: z.array(z.strictObject({ what: z.string(), reason: z.string() })),
  failed: z.array(z.strictObject({ step: z.string(), reason: z.string() })),
});

export type KnownFailures = z.output<typeof schema>;

export function readKnownFailures(file: string): KnownFailures {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export interface Outcome {
  readonly notTaken: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
}

/** Known failures that did not occur are also unexpected, because they make the file outdated. */
export function unexpected({ notTaken, failed }: Outcome, known: KnownFailures): string[] {
  const knownTypes = new Set(known.not_taken.map(({ what }) => what));
  const knownSteps = new Set(known.failed.map(({ step }) => step));
  return [
    ...missing(notTaken, knownTypes).map((what) => `${what} was not taken, which is not known`),
    ...missing(failed, knownSteps).map((step) => `"${step}" failed, which is not known`),
    ...missing(knownTypes, notTaken).map((what) => `${what} was taken: remove it from the known failures`),
    ...missing(knownSteps, failed).map((step) => `"${step}" worked: remove it from the known failures`),
  ];
}

function missing(all: ReadonlySet<string>, from: ReadonlySet<string>): string[] {
  return [...all].filter((each) => !from.has(each));
}
