import type { WireMember } from '@vitrine/platform'

/** A change of several calls of which some succeeded. */
export class PartlySaved extends Error {
  constructor(
    readonly member: WireMember,
    override readonly cause: unknown,
  ) {
    super('Only a part was saved', { cause })
    this.name = 'PartlySaved'
  }
}
