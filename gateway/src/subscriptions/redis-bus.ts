// Bus of several gateways: local listeners are called at once, remote ones through Redis. Messages published while
// Redis is unavailable are lost for others; once it is back an event gap is published to all. Messages are sealed:
// some are about people, and a reader of Redis must not be able to publish.
import { ReplyError } from 'ioredis'
import type { RedisConnection } from '../storage/redis/connection.ts'
import { keys } from '../storage/redis/keys.ts'
import type { Seal } from '../storage/seal.ts'
import { type Bus, createLocalBus } from './bus.ts'
import { topics } from './topics.ts'

type RedisBusOptions = {
  redis: RedisConnection
  seal: Seal
  /** This gateway's name: its own messages are ignored when they return. */
  origin: string
  onError: (error: unknown) => void
}

type BusMessage = { origin: string; topic: string; message: unknown }

const sealContext = 'bus'

export function createRedisBus({ redis, seal, origin, onError }: RedisBusOptions): Bus {
  const localBus = createLocalBus(onError)
  let hasGap = false

  function publishRemotely(topic: string, message: unknown): void {
    const opened = JSON.stringify({ origin, topic, message } satisfies BusMessage)
    redis
      .command((client) => client.publish(keys.bus, seal.close(opened, sealContext)))
      .catch(() => {
        hasGap = true
      })
  }

  redis.subscriber.on('message', (_channel: string, text: string) => {
    const opened = seal.open(text, sealContext)
    if (opened === null) return onError(new Error('bus message was sealed with another key'))
    const received = JSON.parse(opened) as BusMessage
    if (received.origin !== origin) localBus.publish(received.topic, received.message)
  })
  // Messages in either direction may have been lost meanwhile.
  const publishGap = () => localBus.publish(topics.eventGap, {})
  const subscribe = () =>
    redis.subscriber.subscribe(keys.bus).then(publishGap, (error: unknown) => {
      // After a lost connection the next one subscribes; one that was closed needs no subscription.
      if (error instanceof ReplyError) onError(error)
    })
  redis.subscriber.on('ready', () => void subscribe())
  if (redis.subscriber.status === 'ready') void subscribe()

  redis.onAvailable(() => {
    publishGap()
    if (hasGap) publishRemotely(topics.eventGap, {})
    hasGap = false
  })

  return {
    publish(topic, message) {
      localBus.publish(topic, message)
      publishRemotely(topic, message)
    },
    listen: localBus.listen,
  }
}
