// Which servers are measured: the gateway in several settings, and its peers on the same upstream with the same schema
// and mapping.
import type { Workload } from './workloads.ts'

/** Settings of the gateway: with its cache, without, and with traces, all of them or a tenth. */
export const gateways = {
  vitrine: {},
  'vitrine-cold': { CACHE_SECONDS: '0', CACHE_STALE_SECONDS: '0' },
  'vitrine-traced': { OTEL_TRACES_SAMPLER: 'always_on' },
  'vitrine-sampled': { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
} as const satisfies Record<string, Record<string, string>>

/** The gateway with some settings, or a bundle of a peer with its own. */
export type ServerId = keyof typeof gateways | keyof typeof peers

export type Target = {
  id: string
  title: string
  server: ServerId
  /**
   * How a document is sent: as text, or to the gateway by its hash as its own clients do (`trusted`), by its hash with an
   * app key whose manifest has it (`app`), or as text with that key (`open`).
   */
  form: 'route' | 'text' | 'trusted' | 'app' | 'open'
  /** Requests the first variant alone. */
  isOnePage?: boolean
  measures?: (workload: Workload) => boolean
}

const sealed = { PEER_SESSIONS: 'sealed' }
const jit = { PEER_JIT: 'on' }

/** Bundle and settings of each peer. */
export const peers = {
  P0: { script: 'hand', env: {} },
  P0s: { script: 'hand', env: sealed },
  P1: { script: 'mercurius', env: jit },
  P1s: { script: 'mercurius', env: { ...jit, ...sealed } },
  P2: { script: 'mercurius', env: { PEER_LOADERS: 'own' } },
  P3: { script: 'yoga', env: {} },
  P3b: { script: 'yoga', env: jit },
  P4: { script: 'apollo', env: {} },
  P7: { script: 'mercurius', env: { ...jit, PEER_READS: 'sdk' } },
} as const satisfies Record<string, { script: string; env: Record<string, string> }>

const isData = ({ document }: Workload) => document !== undefined
const hasCart = ({ id }: Workload) => id === 'W4' || id === 'W5'
const isListing = ({ id }: Workload) => id === 'W2'

const peer = (id: keyof typeof peers, title: string, measures = isData): Target => ({
  ...{ id, title, server: id, measures },
  form: peers[id].script === 'hand' ? 'route' : 'text',
})

export const targets: readonly Target[] = [
  peer('P0', 'hand-written Fastify, undici'),
  peer('P0s', 'the same with sealed sessions and write log', hasCart),
  { id: 'V', title: 'Vitrine as it comes', server: 'vitrine', form: 'trusted' },
  {
    ...{ id: 'V1', title: 'Vitrine, one page again and again', server: 'vitrine', form: 'trusted' },
    ...{ isOnePage: true, measures: isListing },
  },
  {
    ...{ id: 'VA', title: 'Vitrine, document of an app', server: 'vitrine', form: 'app' },
    measures: isListing,
  },
  {
    ...{ id: 'VO', title: 'Vitrine, open document', server: 'vitrine', form: 'open' },
    measures: isListing,
  },
  { id: 'V0', title: 'Vitrine, nothing cached', server: 'vitrine-cold', form: 'trusted' },
  { id: 'VT', title: 'Vitrine, all traced', server: 'vitrine-traced', form: 'trusted' },
  { id: 'VS', title: 'Vitrine, a tenth traced', server: 'vitrine-sampled', form: 'trusted' },
  peer('P1', 'Mercurius, JIT, DataLoader'),
  peer('P1s', 'the same with sealed sessions and write log', hasCart),
  peer('P2', 'Mercurius, its own loaders'),
  peer('P3', 'Yoga, DataLoader'),
  peer('P3b', 'Yoga, JIT, DataLoader'),
  peer('P4', 'Apollo Server, DataLoader'),
  peer('P7', 'Mercurius, JIT, official SDK'),
]

/** Returns whether a target takes part in a workload. Pages are rendered by the gateway alone. */
export const takesPart = (target: Target, workload: Workload): boolean =>
  target.measures?.(workload) ?? (isData(workload) || target.server.startsWith('vitrine'))
