// Measures one size of `pnpm bench:index` in its own process: prints the figures as one line of JSON.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createTransport } from '../../gateway/src/platform/transport.ts'
import type { CatalogIndex, IndexQuery } from '../../gateway/src/search/catalog-index.ts'
import { createCatalogIndex } from '../../gateway/src/search/create-index.ts'
import { createLocalBus } from '../../gateway/src/subscriptions/bus.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 400)
const url = String(process.env.BENCH_PLATFORM)
const dataDir = mkdtempSync(join(tmpdir(), 'bench-index-'))
const log = { info: () => {}, warn: console.error, error: console.error }
const transport = createTransport({ url, timeoutMs: 10_000 })

/** Opens the index as a gateway does. */
const open = (): CatalogIndex =>
  createCatalogIndex({
    transport,
    token: async () => 'token',
    bus: createLocalBus((error) => console.error(error)),
    dataDir,
    refreshSeconds: 3600,
    maxAgeSeconds: 3600,
    identity: 'bench',
    log,
  })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function memory() {
  await pause(200)
  globalThis.gc?.()
  await pause(100)
  globalThis.gc?.()
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  return { rssMb: rss / 1e6, heapMb: (heapUsed + arrayBuffers) / 1e6 }
}

/** Returns the processor time of this process in milliseconds. On a busy machine the clock measures others too. */
function cpuNow(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const quantiles = (values: number[]) => {
  values.sort((one, other) => one - other)
  const at = (share: number) =>
    values[Math.min(values.length - 1, Math.floor(values.length * share))]
  return { p50: at(0.5) ?? 0, p99: at(0.99) ?? 0, max: at(1) ?? 0 }
}

/** Records the work of every turn of the event loop, until the returned function is called. */
function recordTurns() {
  const turns: number[] = []
  let isOver = false
  let before = cpuNow()
  const observe = () => {
    const now = cpuNow()
    // Idle turns carry no information.
    if (now - before > 0.1) turns.push(now - before)
    before = cpuNow()
    if (!isOver) setImmediate(observe)
  }
  setImmediate(observe)
  return () => {
    isOver = true
    return quantiles(turns)
  }
}

/** Returns the duration, the delay of the event loop, and the work in one turn of it. */
async function timed(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  await pause(50)
  delay.enable()
  const turns = recordTurns()
  const [started, cpu] = [performance.now(), cpuNow()]
  await work()
  const [ms, cpuMs] = [performance.now() - started, cpuNow() - cpu]
  delay.disable()
  const loopDelay = {
    p50: delay.percentile(50) / 1e6,
    p99: delay.percentile(99) / 1e6,
    max: delay.max / 1e6,
  }
  return { ms, cpuMs, late: loopDelay, turns: turns() }
}

const pick = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item

const query = (filter: IndexQuery['filter'], by: IndexQuery['sort']['by']): IndexQuery => ({
  filter,
  sort: { by, order: 'DESC' },
  offset: 0,
  limit: 24,
  withFacets: true,
})

/** More texts than the index caches hits of, so that each one is searched again. */
const texts = {
  word: ['kettle', 'lamp', 'mugs', 'casserole', 'notebook', 'teapot', 'planter', 'moss', 'sunday'],
  words: [
    'sunday kettle',
    'tarn lamp',
    'waffle bath towels',
    'harbor morning paper lantern',
    'harbor paper lantern',
    'bone mug',
    'oak serving board',
    'green wool blanket for a cold garden',
    'low mill linen',
    'lamp paper bowl mug table kettle garden soap morning harbor oak linen',
  ],
  begun: ['ket', 'lant', 'cush', 'note', 'sal', 'la', 'cot', 'mo'],
  wrong: [
    'kettel',
    'mornign mug',
    'herringbne throw',
    'candel beeswax',
    'tarn lmap',
    'lampp papper bowll mugg tabble kettlle',
    'mroning gadren bwol lmap papre tabel kitchn ceramc',
  ],
}
const begun = ['ke', 'ket', 'la', 'lan', 'mu', 'mug', 'sal', 'tarn l', 'oak b', 'kettel']

function filterAt(round: number, collections: readonly string[], brands: readonly string[]) {
  const low = (round * 7) % 60
  return {
    collectionIds: [pick(collections, round), pick(collections, round + 3)],
    ...(round % 2 === 0 && { brands: [pick(brands, round), pick(brands, round + 1)] }),
    ...(round % 3 === 0 && { minPrice: low, maxPrice: low + 80 }),
    ...(round % 4 === 0 && { inStock: true }),
    ...(round % 5 === 0 && { onSale: true }),
    ...(round % 3 !== 1 && { options: [{ name: 'Color', values: ['Bone', 'Moss'] }] }),
  }
}

/**
 * Returns the milliseconds of each round, by the clock and of work; a turn of the event loop separates two rounds.
 */
async function measure(run: (round: number) => Promise<unknown>) {
  const warming = 20
  const times: number[] = []
  const work: number[] = []
  for (let round = -warming; round < rounds; round += 1) {
    const [started, cpu] = [performance.now(), cpuNow()]
    await run(round + warming)
    if (round >= 0) {
      work.push(cpuNow() - cpu)
      times.push(performance.now() - started)
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { clock: quantiles(times), work: quantiles(work) }
}

async function queries(index: CatalogIndex) {
  const everything = await index.query({ ...query({}, 'newest'), limit: 100_000 })
  const collections = everything?.facets?.collections.map(({ value }) => value)
  const brands = (await index.brands()).map(({ name }) => name)
  const all = everything?.ids ?? []
  const search = (list: readonly string[]) =>
    measure((round) => index.query(query({ search: pick(list, round) }, 'bestMatch')))
  return {
    filtered: await measure((round) =>
      index.query(query(filterAt(round, collections ?? [], brands), 'price')),
    ),
    everything: await measure(() => index.query(query({}, 'bestMatch'))),
    word: await search(texts.word),
    words: await search(texts.words),
    begun: await search(texts.begun),
    wrong: await search(texts.wrong),
    suggest: await measure((round) => index.suggest(pick(begun, round), 8)),
    related: await measure((round) => index.related(pick(all, round * 37), 8)),
  }
}

async function main(): Promise<void> {
  // The cost of loading code does not belong to the index.
  const before = await memory()
  let index = open()
  const build = await timed(() => index.ready())
  await pause(500)
  const built = await memory()
  const products = index.state().products
  let results = {}
  const querying = await timed(async () => {
    results = await queries(index)
  })
  // The snapshot is written in the background; closing waits for it.
  await index.close()
  const fileMb = statSync(join(dataDir, 'catalog-index.db')).size / 1e6
  index = open()
  const restart = await timed(() => index.ready())
  await index.close()
  await transport.close()
  const rssMb = built.rssMb - before.rssMb
  const heapMb = built.heapMb - before.heapMb
  const report = { products, build, restart, querying, rssMb, heapMb, fileMb, results }
  process.stdout.write(`${JSON.stringify(report)}\n`)
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(() => rmSync(dataDir, { recursive: true, force: true }))
