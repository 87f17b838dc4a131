/** Whom the gateways have to forget, told to those too that were not there when it was asked for. */
export type Erasures = {
  /** Resolves once no gateway can miss it. */
  add(entityId: string): Promise<void>
  /** Of as long ago as events are kept. */
  recent(): Promise<string[]>
}

/** One gateway alone misses nothing. */
export const noErasuresElsewhere: Erasures = {
  async add() {},
  recent: async () => [],
}
