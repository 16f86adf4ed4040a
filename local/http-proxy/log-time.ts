const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A moment as API Gateway writes it in the context of a request, which is how web servers write their logs:
 * `10/Oct/2000:13:55:36 +0000`.
 * @param now milliseconds since the epoch.
 */
export function logTime(now: number): string {
  const moment = new Date(now);
  const [day = '', time = ''] = moment.toISOString().split('T');
  const [year, , date] = day.split('-');
  return `${date}/${MONTHS[moment.getUTCMonth()]}/${year}:${time.slice(0, 8)} +0000`;
}
