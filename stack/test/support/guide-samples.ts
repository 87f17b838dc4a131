// Compares the samples of the guide with what a request returned. `…` in a sample is any text.
import { expect } from 'vitest'

/** A response as samples see it. */
export type Received = { status: number; headers: Headers; text: string }

const anyText = '…'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const formOf = (text: string) => new RegExp(`^${escaped(text).replaceAll(anyText, '.+')}$`)

/** Returns what a value of a sample may be. */
const asExpected = (_: string, value: unknown) =>
  typeof value === 'string' && value.includes(anyText)
    ? expect.stringMatching(formOf(value))
    : value

/** A sample shows a part of the answer. */
export function expectJson(sample: string, { text }: Received) {
  const whole = JSON.parse(sample) as object
  expect(JSON.parse(text)).toMatchObject(Object(mapLeaves(whole, asExpected)))
}

/** Headers have the names and the form of the sample; numbers differ from one request to the next. */
export function expectHeaders(sample: string, { headers }: Received) {
  for (const line of sample.trim().split('\n')) {
    const [name = '', value = ''] = line.split(/: (.*)/s)
    const form = escaped(value).replace(/\d+/g, '\\d+')
    expect(headers.get(name) ?? '', name).toMatch(new RegExp(`^${form}$`))
  }
}

export function expectEvent(sample: string, event: string) {
  expect(event.trim()).toMatch(formOf(sample.trim()))
}

export function expectValue(sample: string, value: string) {
  expect(value).toMatch(formOf(sample))
}

type Leaf = (key: string, value: unknown) => unknown

function mapLeaves(value: unknown, leaf: Leaf, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one, at) => mapLeaves(one, leaf, String(at)))
  if (typeof value !== 'object' || value === null) return leaf(key, value)
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapLeaves(one, leaf, name)]),
  )
}

/** Returns the sample with each of its values wrong in turn, or each of its lines where it is no JSON. */
export function wrongSamples(sample: string): string[] {
  if (!sample.startsWith('{')) {
    const lines = sample.trim().split('\n')
    return lines.flatMap((line, at) =>
      [`!${line}`, `${line}!`].map((wrong) => lines.with(at, wrong).join('\n')),
    )
  }
  let count = 0
  const whole: unknown = JSON.parse(sample)
  mapLeaves(whole, () => count++)
  return Array.from({ length: count }, (_, wrong) => {
    let at = 0
    const planted = mapLeaves(whole, (_key, value) => (at++ === wrong ? { planted: true } : value))
    return JSON.stringify(planted)
  })
}
