const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The form is that of web server logs, `10/Oct/2000:13:55:36 +0000`, as in API Gateway's request context. */
export function logTime(now: number): string {
  const instant = new Date(now);
  const [day = '', time = ''] = instant.toISOString().split('T');
  const [year, , date] = day.split('-');
  return `${date}/${MONTHS[instant.getUTCMonth()]}/${year}:${time.slice(0, 8)} +0000`;
}
