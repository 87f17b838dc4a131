// Which servers are measured: the gateway in several settings, and its peers on the same upstream with the same schema
// and mapping.
import type { Workload } from './workloads.ts'

const cold = { CACHE_SECONDS: '0', CACHE_STALE_SECONDS: '0' }
/** A gateway with staff also gets the key of the site, with which it reads facts of the site as well. */
const staffed = { STAFF: 'owner@shop.test:OWNER', OPEN_DOCUMENTS: 'true' }

/** Settings of the gateway: with its cache, without, both with staff, and with traces, all of them or a tenth. */
export const gateways = {
  vitrine: {},
  'vitrine-cold': cold,
  'vitrine-staffed': staffed,
  'vitrine-staffed-cold': { ...cold, ...staffed },
  'vitrine-traced': { OTEL_TRACES_SAMPLER: 'always_on' },
  'vitrine-sampled': { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
} as const satisfies Record<string, Record<string, string>>

/** The gateway with some settings, or a bundle of a peer with its own. */
export type ServerId = keyof typeof gateways | keyof typeof peers

export type Target = {
  id: string
  title: string
  server: ServerId
  /** The server of what staff request, where it is another one. */
  staffServer?: ServerId
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
  {
    ...{ id: 'V', title: 'Vitrine as it comes', server: 'vitrine', form: 'trusted' },
    staffServer: 'vitrine-staffed',
  },
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
  {
    ...{ id: 'V0', title: 'Vitrine, nothing cached', server: 'vitrine-cold', form: 'trusted' },
    staffServer: 'vitrine-staffed-cold',
  },
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

const isGateway = ({ server }: Target) => server in gateways

/** Returns whether a target takes part in a workload. Pages are rendered by the gateway alone. */
export function takesPart(target: Target, workload: Workload): boolean {
  if (workload.isAdmin && isGateway(target) && !target.staffServer) return false
  return target.measures?.(workload) ?? (isData(workload) || isGateway(target))
}

/** Returns the server of a target that a workload is sent to. */
export const serverIdOf = ({ server, staffServer }: Target, { isAdmin }: Workload): ServerId =>
  (isAdmin && staffServer) || server
