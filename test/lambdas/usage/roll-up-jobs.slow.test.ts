import { describe, expect, test } from 'vitest';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS, SimulatedService } from './simulated-service.ts';

const table = opened(openTestTable);
silent('log');

const HOURS = 8;
const INSTANCES = 5;
/** 2 x 150 s: as deployed. */
const INTERVALS_PER_HOUR = 12;
const MAX_JOBS = HOURS * INTERVALS_PER_HOUR + 1;

describe('roll-up jobs of one tenant over 8 hours and 5 instances', () => {
  test('with one mail each 30 s, each at another instance: at most 2 jobs live at a time, for each job a claim, a period and a head are written beside the entries, and every entry is rolled up', async () => {
    const service = new SimulatedService(table, 'steady', INSTANCES);
    const mails = HOURS * 120;
    for (let mail = 0; mail < mails; mail++) {
      service.schedule(mail * 30 * SECOND_MS, () => service.receiveMail(mail % INSTANCES));
    }
    for (let at = HOUR_MS; at < HOURS * HOUR_MS; at += HOUR_MS) {
      service.schedule(at, () => service.replaceInstances(INSTANCES));
    }
    const calls = await table.callsOf(() => service.run());
    const puts = calls.filter(({ name }) => name.startsWith('Put')).length;

    expect(service.maxLiveJobs).toBe(2);
    expect(service.jobs).toBeLessThanOrEqual(MAX_JOBS);
    expect(await service.log()).toEqual({ entries: mails, rolledUp: mails, delivered: mails });
    expect(puts - mails).toBe(3 * service.jobs);
  });

  test('with bursts of mail at all instances at the same time: at most 2 jobs live at a time, and every entry is rolled up', async () => {
    const service = new SimulatedService(table, 'bursts', INSTANCES);
    const bursts = HOURS * 6;
    const size = 20;
    for (let burst = 0; burst < bursts; burst++) {
      // Bursts come close to the end of an interval and close to its beginning.
      const at = burst * 10 * MINUTE_MS + (burst % 10) * 30 * SECOND_MS;
      service.schedule(at, async () => {
        await Promise.all(Array.from({ length: size }, (_, i) => service.receiveMail(i % INSTANCES)));
      });
    }
    await service.run();

    const mails = bursts * size;
    expect(service.maxLiveJobs).toBeLessThanOrEqual(2);
    expect(service.jobs).toBeLessThanOrEqual(bursts);
    expect(await service.log()).toEqual({ entries: mails, rolledUp: mails, delivered: mails });
  });

  test('with jobs lost, jobs delivered twice at once, and instances that end before and after a send: every entry is rolled up, each once', async () => {
    const service = new SimulatedService(table, 'faults', INSTANCES, {
      losesJob: (number) => number % 4 === 1,
      deliveries: (number) => (number % 3 === 0 ? 2 : 1),
      crashes: (number) => (number % 7 === 2 ? 'before' : number % 7 === 5 ? 'after' : undefined),
    });
    const mails = HOURS * 60;
    for (let mail = 0; mail < mails; mail++) {
      service.schedule(mail * MINUTE_MS, () => service.receiveMail(mail % INSTANCES));
    }
    await service.run();

    // A send that crashed after the queue had the job is repeated: one job more at that time.
    expect(service.maxLiveJobs).toBeLessThanOrEqual(3);
    expect(await service.log()).toEqual({ entries: mails, rolledUp: mails, delivered: mails });
  });

  test('a job that is lost when the tenant falls silent: its entries are rolled up after the next mail', async () => {
    const service = new SimulatedService(table, 'silent', 1, { losesJob: (number) => number === 1 });
    service.schedule(0, () => service.receiveMail(0));
    await service.run();
    expect(await service.log()).toEqual({ entries: 1, rolledUp: 0, delivered: 0 });

    service.schedule(5 * HOUR_MS, () => service.receiveMail(0));
    await service.run();
    expect(await service.log()).toEqual({ entries: 2, rolledUp: 2, delivered: 2 });
  });
});
