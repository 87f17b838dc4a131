// Who says something, and who listens: in this process, and with Redis in all of them.

export type Listener<Message> = (message: Message) => void

export type Bus = {
  /** Tells everybody here before it returns; other gateways a moment later. `message` travels as JSON. */
  publish(topic: string, message: unknown): void
  /** Told of each message until what is returned is called. */
  listen<Message>(topic: string, listener: Listener<Message>): () => void
}

/** Bus within one process. `onError` is told of a listener that throws; the others are told all the same. */
export function createLocalBus(onError: (error: unknown) => void): Bus {
  const listeners = new Map<string, Set<Listener<never>>>()
  return {
    publish(topic, message) {
      for (const listener of [...(listeners.get(topic) ?? [])]) {
        try {
          // A topic has one kind of message; `topics.ts` says which.
          listener(message as never)
        } catch (error) {
          onError(error)
        }
      }
    },
    listen(topic, listener) {
      const own = listeners.get(topic) ?? new Set()
      listeners.set(topic, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(topic) === own) listeners.delete(topic)
      }
    },
  }
}
