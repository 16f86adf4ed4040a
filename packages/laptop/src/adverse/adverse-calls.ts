import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallFaults, TableCall, TableDetour } from '../aws-gateway/call-faults.ts';
import type { IncomingCall } from '../aws-gateway/incoming-call.ts';
import type { AdverseInstances } from './adverse-instances.ts';
import type { AdverseTable } from './adverse-table.ts';
import { canFail, serverErrorOf, throttleOf } from './aws-failures.ts';
import type { FaultLog } from './fault-log.ts';
import { IdleSockets } from './idle-sockets.ts';
import type { RandomStreams } from './random-streams.ts';
import { DELAYS, RATES } from './rates.ts';
import { readSdkAttempt, type SdkAttempt } from './sdk-attempt.ts';

type Outcome = 'handed on' | 'throttled' | 'server error' | 'answer dropped';

const REMEMBERED_CALLS = 1_000;
/** A repeated invocation runs the function twice, so replies of Lambda are not dropped. */
const NEVER_DROPPED = ['lambda'];
const READING = /^(Get|BatchGet|Query|Scan|List|Head|Describe|Receive|Decrypt|GenerateDataKey|GET|HEAD)/;

interface AdverseCallsOptions {
  readonly streams: RandomStreams;
  readonly log: FaultLog;
  readonly instances: AdverseInstances;
  readonly table: AdverseTable;
  readonly isOn: () => boolean;
}

export class AdverseCalls implements CallFaults {
  readonly #options: AdverseCallsOptions;
  readonly #sockets: IdleSockets;
  readonly #dropped = new Set<string>();

  constructor(options: AdverseCallsOptions) {
    this.#options = options;
    this.#sockets = new IdleSockets(options.streams);
  }

  async around(call: IncomingCall, handOn: () => Promise<void>): Promise<void> {
    const { streams, log, instances, isOn } = this.#options;
    const { request, response, principal } = call;
    // Only SDKs send these headers and repeat failed calls. A presigned URL may be used by any client.
    const attempt = readSdkAttempt(request.headers);
    if (attempt === undefined || !isOn() || !canFail(call.service)) return handOn();
    const where = `${principal.roleLogicalId ?? 'operator'} ${call.service} ${operationOf(call)}`;
    if (this.#sockets.isCut(request.socket, principal.accessKeyId, attempt)) {
      log.record('idle socket cut', where);
      request.socket.destroy();
      return;
    }
    response.once('close', () => this.#sockets.used(request.socket));
    const death = instances.onCall(principal.accessKeyId);
    if (death === 'before the call') {
      request.socket.destroy();
      return;
    }
    if (death === 'after the call') {
      dropAnswer(response);
      await handOn().finally(() => instances.kill(principal.accessKeyId));
      return;
    }
    if (streams.happens(RATES.slowCall, 'slow call', where)) {
      log.record('call slow', where);
      await delay(streams.delay(DELAYS.slowCall, 'slow call length', where));
    }
    await this.#answer(call, attempt, where, handOn);
  }

  detour(tableCall: TableCall): TableDetour | undefined {
    const { table, instances, isOn } = this.#options;
    return isOn() ? table.detour(tableCall, isBounded(tableCall.call, instances)) : undefined;
  }

  done(tableCall: TableCall): void {
    this.#options.table.done(tableCall);
  }

  async #answer(
    call: IncomingCall,
    attempt: SdkAttempt,
    where: string,
    handOn: () => Promise<void>,
  ): Promise<void> {
    const { streams, log } = this.#options;
    const wasDropped = this.#dropped.delete(attempt.invocationId);
    if (wasDropped && operationOf(call) === 'TransactWriteItems' && attempt.attempt < attempt.most) {
      // This is thrown before the token is read, so that the caller sees the first transaction as still in progress.
      if (streams.happens(RATES.inProgress, 'transaction in progress', where)) {
        log.record('transaction still in progress', where);
        throw this.#options.table.inProgress();
      }
    }
    const outcome = this.#outcome(call, attempt, where);
    if (outcome !== 'handed on' && attempt.attempt === attempt.most) {
      log.record('all attempts of a call failed', where);
    }
    switch (outcome) {
      case 'handed on':
        return handOn();
      case 'throttled':
        log.record('call throttled', where);
        throw throttleOf(call.service, streams.next('which throttle', where));
      case 'server error':
        log.record('call failed with 5xx', where);
        throw serverErrorOf(call.service);
      case 'answer dropped': {
        const isRead = READING.test(operationOf(call));
        log.record(isRead ? 'answer dropped after the read' : 'answer dropped after the write', where);
        this.#remember(attempt.invocationId);
        dropAnswer(call.response);
        return handOn();
      }
    }
  }

  #outcome(call: IncomingCall, attempt: SdkAttempt, where: string): Outcome {
    const { streams, instances } = this.#options;
    const { throttled, serverError, answerDropped, repeatedFailure, lastAttemptFailure } = RATES;
    const isLast = attempt.attempt >= attempt.most;
    if (isLast && isBounded(call, instances)) return 'handed on';
    const any = throttled + serverError + answerDropped;
    const likelihood = attempt.attempt === 1 ? any : isLast ? lastAttemptFailure : repeatedFailure;
    if (!streams.happens(likelihood, 'failure', where)) return 'handed on';
    const which = streams.next('kind of failure', where) * any;
    if (which < throttled) return 'throttled';
    if (which < throttled + serverError || NEVER_DROPPED.includes(call.service)) return 'server error';
    return 'answer dropped';
  }

  #remember(invocationId: string): void {
    this.#dropped.add(invocationId);
    const [oldest] = this.#dropped;
    if (this.#dropped.size > REMEMBERED_CALLS && oldest !== undefined) this.#dropped.delete(oldest);
  }
}

/** The last attempt of a call must succeed if the sender of its event would not repeat the event. */
function isBounded({ principal }: IncomingCall, instances: AdverseInstances): boolean {
  return !instances.mayFail(principal.accessKeyId);
}

function operationOf({ request, method }: IncomingCall): string {
  const target = request.headers['x-amz-target'];
  return typeof target === 'string' ? target.slice(target.indexOf('.') + 1) : method;
}

function dropAnswer(response: ServerResponse): void {
  response.writeHead = () => {
    response.destroy();
    return response;
  };
}
