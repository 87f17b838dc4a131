/** Log of erasure requests, so that gateways that were offline erase as well. */
export type ErasureLog = {
  /** Resolves once the request is stored for every gateway. */
  add(entityId: string): Promise<void>
  /** Returns the ids to erase, as far back as events are retained. */
  recent(): Promise<string[]>
}

/** A single gateway sees every request itself. */
export const localErasureLog: ErasureLog = {
  async add() {},
  recent: async () => [],
}
