/** Which of several gateways handles an event. */
export type EventClaims = {
  /** `BUSY`: another gateway is at it. `SETTLED`: it is over. */
  take(id: string): Promise<'MINE' | 'BUSY' | 'SETTLED'>
  /** Nobody need do anything about it any more. */
  settle(id: string): Promise<void>
  /** It is to be handled once more, by whoever asks first. */
  release(id: string): Promise<void>
}

/** One gateway alone need not ask anybody. */
export const noOtherGateways: EventClaims = {
  take: async () => 'MINE',
  settle: async () => {},
  release: async () => {},
}
