import type { VerificationCode } from '../facts.ts';
import { codeEvidence } from './code-evidence.ts';
import { type Candidate, candidatesIn } from './code-shapes.ts';
import { type CodeEvidence, HIGH, MEDIUM, sumOfCode } from './evidence.ts';
import type { MailSubject } from './mail-subject.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import type { ReadText } from './read-text.ts';

type Source = VerificationCode['evidence'];

export interface FoundCode {
  readonly value: string;
  readonly asWritten: string;
  readonly points: number;
  readonly evidence: readonly CodeEvidence[];
  readonly source: Source;
  readonly isAlone: boolean;
}

const MAX_CANDIDATES = 28;
/** The code is bound to one domain (WICG, "Origin-bound one-time codes"). */
const ORIGIN_BOUND = /(?:^|\n)\s{0,9}@([a-z\d-]+(?:\.[a-z\d-]+)+) #([a-z\d]{4,10})(?=\s|$)/i;
const MAY_BE_CODE =
  /\d{4}|\d[ |·-]{1,3}\d|[A-Za-z]\d|\d[A-Za-z]|[A-Z]{5}|[A-Z]{3}-[A-Z\d]|[A-Z\d](?: | ?[-|] ?)[A-Z\d](?: | ?[-|] ?)[A-Z\d]/;

export function findCodes(text: ReadText, source: Source, mail: MailSubject): FoundCode[] {
  const found: FoundCode[] = [];
  const bound = text.shown.includes(' #') ? ORIGIN_BOUND.exec(text.shown) : null;
  if (bound !== null) {
    const [, , value = ''] = bound;
    const evidence: CodeEvidence[] = ['originBound'];
    found.push({
      ...{ value, asWritten: value, evidence },
      points: 100,
      source: 'origin_bound',
      isAlone: true,
    });
  }
  if (!MAY_BE_CODE.test(text.plain)) return found;
  let mentions: readonly Mention[] | undefined;
  let behindCode = 0;
  let candidates = 0;
  for (const { line, at } of linesOf(text.plain)) {
    if (!MAY_BE_CODE.test(line)) continue;
    for (const candidate of candidatesIn(line)) {
      candidates += 1;
      if (candidates > MAX_CANDIDATES) return found;
      mentions ??= mentionsIn(text);
      const start = at + candidate.start;
      const end = at + candidate.end;
      const isAlone = isAloneIn(line, candidate);
      const { shape, isCrowded, value } = candidate;
      const evidence = codeEvidence(
        { text, start, end, shape, isCrowded, isAlone, behindCode },
        mentions,
        mail,
      );
      if (evidence.length === 0) continue;
      const points = sumOfCode(evidence);
      if (points >= MEDIUM) behindCode = end;
      found.push({ value, asWritten: text.shown.slice(start, end), points, evidence, source, isAlone });
    }
  }
  return found;
}

export function confidenceOf(points: number): VerificationCode['confidence'] {
  if (points >= HIGH) return 'high';
  return points >= MEDIUM ? 'medium' : 'low';
}

const LINE_FEED = 10;
const TAB = 9;
const MIN_LINE = 4;

function* linesOf(text: string): Generator<{ readonly line: string; readonly at: number }> {
  let at = 0;
  for (let end = 0; end <= text.length; end++) {
    const isEnd = end === text.length || text.charCodeAt(end) === LINE_FEED || text.charCodeAt(end) === TAB;
    if (!isEnd) continue;
    if (end - at >= MIN_LINE) yield { line: text.slice(at, end), at };
    at = end + 1;
  }
}

function isAloneIn(line: string, { start, end }: Candidate) {
  return (
    /^[^\p{L}\p{N}]*$/u.test(line.slice(0, start).slice(-80) + line.slice(end, end + 80)) &&
    line.length <= end - start + 160
  );
}
