import { readFileSync } from 'node:fs';
import * as z from 'zod';

const schema = z.strictObject({
  /** Name and version of the engine. */
  engine: z.string(),
  /** What it does not make: a type, or a type with the part that it lacks. */
  not_taken: z.array(z.strictObject({ what: z.string(), reason: z.string() })),
  /** Steps of the rehearsal that fail on it. */
  failed: z.array(z.strictObject({ step: z.string(), reason: z.string() })),
});

/** What is known to fail on an engine, and why. */
export type KnownFailures = z.output<typeof schema>;

export function readKnownFailures(file: string): KnownFailures {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** What a rehearsal found. */
export interface Outcome {
  readonly notTaken: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
}

/** Failures that are not known, and known ones that did not come: either way the file is not true any more. */
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
