/** Leases on events: which of several gateways handles one. */
export type EventLeases = {
  /** `BUSY`: another gateway holds the lease. `SETTLED`: the event was handled. */
  acquire(id: string): Promise<'MINE' | 'BUSY' | 'SETTLED'>
  /** Marks the event as handled for all gateways. */
  settle(id: string): Promise<void>
  /** Makes the event available again to the first gateway that acquires it. */
  release(id: string): Promise<void>
}

/** A single gateway always holds the lease. */
export const localEventLeases: EventLeases = {
  acquire: async () => 'MINE',
  settle: async () => {},
  release: async () => {},
}
