// Defines the accounts with known names, which the control API and the start command print.
import { guidOf } from './ids.ts'
import { household } from './seed/household.ts'

export type Account = {
  role: 'OWNER' | 'CONTRIBUTOR' | 'MEMBER'
  email: string
  password: string
  memberId: string
  nickname: string
  /** Status of the member. */
  status: 'APPROVED' | 'PENDING' | 'BLOCKED' | 'OFFLINE'
}

/** One password for all accounts: this shop has no data to protect. */
export const seededPassword = 'slow-days-2026'

export const memberIdOf = (email: string): string => guidOf('member', email)

export const accounts: readonly Account[] = household.map((one) => ({
  role: one.role ?? 'MEMBER',
  email: one.email,
  nickname: one.nickname ?? one.email,
  status: one.status ?? 'APPROVED',
  password: seededPassword,
  memberId: memberIdOf(one.email),
}))
