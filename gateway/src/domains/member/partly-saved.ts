import type { WireMember } from '@vitrine/platform'

/** Some of what was asked for is done, and the rest is not. */
export class PartlySaved extends Error {
  constructor(
    readonly member: WireMember,
    override readonly cause: unknown,
  ) {
    super('Only a part was saved', { cause })
    this.name = 'PartlySaved'
  }
}
