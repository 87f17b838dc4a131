import { invalid } from '../refuse.ts'

/** ISO text or milliseconds; anything else would silently answer everything. */
export function momentOf(since: string | undefined): Date | undefined {
  if (!since) return
  const moment = new Date(/^\d+$/.test(since) ? Number(since) : since)
  if (Number.isNaN(moment.getTime())) throw invalid('since', 'must be an ISO date or milliseconds')
  return moment
}
