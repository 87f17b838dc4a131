import { afterAll, beforeAll } from 'vitest'
import { type Gateways, startGateways, startMs } from './start-gateways.ts'

export { at, copyOf, gatewaySeal, readerKey } from './start-gateways.ts'

/** Starts before the file's tests and ends after them. */
export function useGateways(count: number): () => Gateways {
  let gateways: Gateways | undefined
  beforeAll(async () => {
    gateways = await startGateways(count)
  }, startMs)
  afterAll(() => gateways?.close())
  return () => {
    if (!gateways) throw new Error('The gateways have not started')
    return gateways
  }
}
