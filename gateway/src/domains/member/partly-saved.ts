import type { Member } from '../../platform/member/member.ts'

/** A change of several calls of which some succeeded. */
export class PartlySaved extends Error {
  constructor(
    readonly member: Member,
    override readonly cause: unknown,
  ) {
    super('Only a part was saved', { cause })
    this.name = 'PartlySaved'
  }
}
