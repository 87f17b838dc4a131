// What is said in one gateway is heard in all of them: here at once, elsewhere through Redis. What is said
// while Redis is away is not kept for others; once it is back they are told that they missed something.
// Sealed on its way: some of it is about people, and whoever gets at Redis has nothing to say here.
import type { RedisConnection } from '../redis/connection.ts'
import { keys } from '../redis/keys.ts'
import type { Seal } from '../session/seal.ts'
import { type Bus, createLocalBus } from './bus.ts'
import { topics } from './topics.ts'

type Parts = {
  redis: RedisConnection
  seal: Seal
  /** This gateway's own name: what it hears of itself it knows already. */
  origin: string
  onError: (error: unknown) => void
}

type Said = { origin: string; topic: string; message: unknown }

const place = 'bus'

export function createRedisBus({ redis, seal, origin, onError }: Parts): Bus {
  const here = createLocalBus(onError)
  let isMissing = false

  function tellOthers(topic: string, message: unknown): void {
    const said = JSON.stringify({ origin, topic, message } satisfies Said)
    redis
      .ask((client) => client.publish(keys.bus, seal.close(said, place)))
      .catch(() => {
        isMissing = true
      })
  }

  redis.listening.on('message', (_channel: string, text: string) => {
    const said = seal.open(text, place)
    if (said === null) return onError(new Error('Something on the bus was sealed with another key'))
    const heard = JSON.parse(said) as Said
    if (heard.origin !== origin) here.publish(heard.topic, heard.message)
  })
  redis.listening.subscribe(keys.bus).catch(onError)

  // Whatever was said meanwhile, by others or to them, nobody knows.
  const missed = () => here.publish(topics.missed, {})
  redis.listening.on('ready', missed)
  redis.onBack(() => {
    missed()
    if (isMissing) tellOthers(topics.missed, {})
    isMissing = false
  })

  return {
    publish(topic, message) {
      here.publish(topic, message)
      tellOthers(topic, message)
    },
    listen: here.listen,
  }
}
