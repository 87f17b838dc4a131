// One event through all consumers. What fails is tried again a few times and then set aside, so that it
// holds nobody else up. SECURITY rows 82 and 86.
import type { ChangeEvent, KeptEvent, ReceivedEvent } from './change-event.ts'
import type { EventConsumer } from './consumers.ts'
import type { InboxOptions } from './inbox.ts'

type Parts = Required<InboxOptions> & {
  /** Ids of events that wait to be claimed, and are seen to as far as each gateway sees to them by itself. */
  seenTo: Set<string>
}

/** How long to wait before others are asked once more whose an event is. */
const claimAgainMs = 1000
/** How long to wait for another gateway to be through with an event. */
const busyMs = 5000

export async function handleOne(event: KeptEvent, parts: Parts): Promise<void> {
  await handle(event, parts)
  await settle(event.id, parts)
}

/** Nobody is told of one that waits for another try, or is another gateway's. */
export async function settle(id: string, { store, onSettled, claims, log }: Parts): Promise<void> {
  const event = store.find(id)
  if (!event || event.state === 'NEW') return
  onSettled(event)
  // Where that fails the claim runs out, and whoever has it too handles it once more: which does no harm.
  await claims.settle(id).catch((err: unknown) => log.warn({ err, event: id }, 'still claimed'))
}

async function handle(event: KeptEvent, parts: Parts): Promise<void> {
  const { store, claims, now, log, seenTo } = parts
  const early = await forEach(event, parts)
  const whose = await claims.take(event.id).catch((err: unknown) => {
    log.warn({ err, event: event.id }, 'cannot tell whose a change event is')
    return 'UNKNOWN' as const
  })
  if (whose === 'UNKNOWN') {
    seenTo.add(event.id)
    return store.postpone(event, now() + claimAgainMs)
  }
  seenTo.delete(event.id)
  // Kept until it is known to be over: should the other gateway be gone, it is this one's.
  if (whose === 'BUSY') return store.postpone(event, now() + busyMs)
  if (whose === 'SETTLED') return store.leaveToOthers(event)
  // Whoever asked to be forgotten is forgotten, however late it is told.
  if (store.isBehind(event) && !event.isAnonymize) return store.superseded(event)
  if (!isReadable(event)) {
    tellAside(log, event, 'UNREADABLE')
    return store.setAside(event, 'UNREADABLE', 'What it said is gone.')
  }
  const failure = await runConsumers(event, parts, early)
  if (failure === null) return store.done(event)
  const wait = parts.waits[event.tries]
  if (wait !== undefined) return store.again(event, now() + wait, failure)
  tellAside(log, event, 'FAILED')
  store.setAside(event, 'FAILED', failure)
}

/** Read out of the event table when it came in, so that its body has the shape its name says. */
function isReadable(event: KeptEvent): event is KeptEvent & ChangeEvent {
  return event.name !== null && !event.isErased
}

/**
 * What need not be claimed. Once while others cannot be asked, and again when they can: only then do they hear of it.
 * Names of the consumers that are through.
 */
async function forEach(event: KeptEvent, { consumers, seenTo, log, patience }: Parts) {
  const through: string[] = []
  if (seenTo.has(event.id) || !isReadable(event)) return through
  for (const consumer of consumers.filter(({ isForEach }) => isForEach)) {
    if (event.consumed.includes(consumer.name)) continue
    try {
      await withPatience(consumer, event, patience)
      through.push(consumer.name)
    } catch (err) {
      // Its turn comes again with all the others.
      log.warn({ err, event: event.id, consumer: consumer.name }, 'not handled at once')
    }
  }
  return through
}

/** Null when every consumer is through, otherwise what went wrong with the first that is not. */
async function runConsumers(
  event: KeptEvent & ChangeEvent,
  parts: Parts,
  early: readonly string[],
): Promise<string | null> {
  const { consumers, store, log, patience } = parts
  const through = [...event.consumed, ...early]
  let failure: string | null = null
  for (const consumer of consumers) {
    if (through.includes(consumer.name)) continue
    try {
      await withPatience(consumer, event, patience)
      through.push(consumer.name)
      store.consumed(event, through)
    } catch (err) {
      log.warn({ err, event: event.id, type: event.type, consumer: consumer.name }, 'not handled')
      failure ??= `${consumer.name}: ${err instanceof Error ? err.message : String(err)}`
    }
  }
  return failure?.slice(0, 500) ?? null
}

/** A consumer gets a copy of its own: what it does to it is nobody else's business. */
async function withPatience(
  consumer: EventConsumer,
  event: ChangeEvent,
  patience: number,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${patience} ms`)), patience)
  })
  try {
    await Promise.race([consumer.handle(structuredClone(event)), tooLong])
  } finally {
    clearTimeout(timer)
  }
}

export function tellAside(
  log: InboxOptions['log'],
  { id, type }: Pick<ReceivedEvent, 'id' | 'type'>,
  reason: string,
): void {
  log.warn({ event: id, type, reason }, 'change event set aside')
}
