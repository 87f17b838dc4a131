// Judged survivors of the gateway's events.

export const judgedInEvents = [
  {
    file: 'gateway/src/events/event-rows.ts',
    line: 'return text === null ? null',
    to: ['false'],
    reason: 'null is also what JSON.parse makes of null; the compiler admits texts only',
  },
  {
    file: 'gateway/src/platform/events/read-payload.ts',
    line: "event.entityEventSequence ?? ''",
    reason: 'neither text is a number',
  },
  {
    file: 'gateway/src/events/webhook-key.ts',
    line: 'key.asymmetricKeyDetails?.modulusLength',
    reason: 'every public key has details; the compiler does not know it',
  },
  {
    file: 'gateway/src/events/webhook-token.ts',
    line: "this.name = 'WebhookRefused'",
    reason: 'only logs show it',
  },
  {
    file: 'gateway/src/platform/events/envelope.ts',
    line: '} catch {',
    to: ['{}'],
    reason: 'a function that returns nothing returns undefined',
  },
]
