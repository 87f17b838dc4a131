import { describe, expect, it } from 'vitest'
import { loadProblemWords } from '../../../lib/loaded-problem-words.ts'
import { problemsFromAddress } from './buy-problems.ts'
import { entriesOf, leftAfter } from './buy-refusals.ts'

const failure = { code: 'UPSTREAM_UNAVAILABLE', message: 'The shop did not answer.' }

describe('refusals at the buy form', () => {
  it('have a request id, and a retry where that may help', async () => {
    const [ours] = await entriesOf([{ ...failure, requestId: 'r-1' }])
    expect(ours).toMatchObject({ requestId: 'r-1', canRetry: true, part: 'late' })
    const [theirs] = await entriesOf([{ code: 'OUT_OF_STOCK', message: 'This is sold out.' }])
    expect(theirs).toMatchObject({ requestId: null, canRetry: false })
  })

  it('are the same when read from the address after a plain form', async () => {
    await loadProblemWords()
    const search = new URLSearchParams('problem=UPSTREAM_UNAVAILABLE&ref=r-2')
    expect(problemsFromAddress(search)).toMatchObject([{ requestId: 'r-2', canRetry: true }])
    expect(problemsFromAddress(new URLSearchParams('problem=toString'))).toEqual([])
  })
})

describe('stock reported by a refusal', () => {
  const left = (code: string, availableQuantity?: number) =>
    leftAfter([
      { code, message: '', ...(availableQuantity !== undefined && { availableQuantity }) },
    ])

  it('is zero, or the number in the refusal', () => {
    expect(left('OUT_OF_STOCK')).toBe(0)
    expect(left('VARIANT_NOT_AVAILABLE')).toBe(0)
    expect(left('QUANTITY_CAPPED', 3)).toBe(3)
    // The cart already has all of them: the stock is shown nevertheless.
    expect(left('OUT_OF_STOCK', 2)).toBe(2)
  })

  it('is null for other refusals', () => {
    expect(left('CUSTOM_TEXT_REQUIRED')).toBeNull()
    expect(leftAfter([])).toBeNull()
  })
})
