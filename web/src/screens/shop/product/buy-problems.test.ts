import { describe, expect, it } from 'vitest'
import { loadProblemWords } from '../../../lib/loaded-problem-words.ts'
import { entriesOf, leftAfter, problemsFromAddress } from './buy-problems.ts'

const failure = { code: 'UPSTREAM_UNAVAILABLE', message: 'The shop did not answer.' }

describe('refusals at the buy form', () => {
  it('carry what to quote, and a way to try again where that may help', async () => {
    const [ours] = await entriesOf([{ ...failure, requestId: 'r-1' }])
    expect(ours).toMatchObject({ requestId: 'r-1', canRetry: true, part: 'quantity' })
    const [theirs] = await entriesOf([{ code: 'OUT_OF_STOCK', message: 'This is sold out.' }])
    expect(theirs).toMatchObject({ requestId: null, canRetry: false })
  })

  it('are told the same by the address of a plain form', async () => {
    await loadProblemWords()
    const search = new URLSearchParams('problem=UPSTREAM_UNAVAILABLE&ref=r-2')
    expect(problemsFromAddress(search)).toMatchObject([{ requestId: 'r-2', canRetry: true }])
    expect(problemsFromAddress(new URLSearchParams('problem=toString'))).toEqual([])
  })
})

describe('what a refusal tells of the stock', () => {
  const left = (code: string, availableQuantity?: number) =>
    leftAfter([
      { code, message: '', ...(availableQuantity !== undefined && { availableQuantity }) },
    ])

  it('is nothing left, or the number it names', () => {
    expect(left('OUT_OF_STOCK')).toBe(0)
    expect(left('VARIANT_NOT_AVAILABLE')).toBe(0)
    expect(left('QUANTITY_CAPPED', 3)).toBe(3)
    // The cart already has all of them: they are still there to be shown.
    expect(left('OUT_OF_STOCK', 2)).toBe(2)
  })

  it('is nothing where it was about something else', () => {
    expect(left('CUSTOM_TEXT_REQUIRED')).toBeNull()
    expect(leftAfter([])).toBeNull()
  })
})
