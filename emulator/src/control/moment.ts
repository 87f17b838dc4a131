import { invalid } from '../refuse.ts'

/** Parses ISO text or milliseconds; anything else is an error, because ignoring it would return all entries. */
export function momentOf(since: string | undefined): Date | undefined {
  if (!since) return
  const moment = new Date(/^\d+$/.test(since) ? Number(since) : since)
  if (Number.isNaN(moment.getTime())) throw invalid('since', 'must be an ISO date or milliseconds')
  return moment
}
