// Publish and subscribe between parts of the gateway, in this process and with Redis in all processes.

export type Listener<Message> = (message: Message) => void

export type Bus = {
  /** Calls local listeners before it returns, those of other gateways a moment later. `message` travels as JSON. */
  publish(topic: string, message: unknown): void
  /** Registers a listener and returns the function that removes it. */
  listen<Message>(topic: string, listener: Listener<Message>): () => void
}

/** Messages within this gateway and between gateways. */
export type BusContext = { readonly bus: Bus }

/** Creates a bus within one process. `onError` is called for a listener that throws; the others are still called. */
export function createLocalBus(onError: (error: unknown) => void): Bus {
  const listeners = new Map<string, Set<Listener<never>>>()
  return {
    publish(topic, message) {
      for (const listener of [...(listeners.get(topic) ?? [])]) {
        try {
          // A topic has one type of message, listed in `topics.ts`.
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
