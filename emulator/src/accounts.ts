// Who can sign in. Sign-in itself comes with the members; the control API lists them already.
import { guidOf } from './ids.ts'

export type Account = {
  role: 'OWNER' | 'CONTRIBUTOR' | 'MEMBER'
  email: string
  password: string
  memberId: string
  nickname: string
  /** Status of the member. */
  status: 'APPROVED' | 'PENDING' | 'BLOCKED' | 'OFFLINE'
}

type Named = Omit<Account, 'memberId' | 'password'>

const named: Named[] = [
  { role: 'OWNER', email: 'owner@shop.test', nickname: 'Ingrid Halden', status: 'APPROVED' },
  { role: 'CONTRIBUTOR', email: 'editor@shop.test', nickname: 'Tom Reyes', status: 'APPROVED' },
  { role: 'MEMBER', email: 'mara@shop.test', nickname: 'Mara Lind', status: 'APPROVED' },
  { role: 'MEMBER', email: 'jonas@shop.test', nickname: 'Jonas Weber', status: 'APPROVED' },
  { role: 'MEMBER', email: 'pending@shop.test', nickname: 'Ada Pending', status: 'PENDING' },
  { role: 'MEMBER', email: 'blocked@shop.test', nickname: 'Ben Blocked', status: 'BLOCKED' },
  { role: 'MEMBER', email: 'offline@shop.test', nickname: 'Eve Offline', status: 'OFFLINE' },
]

/** One password for all: this shop has nothing to steal. */
const password = 'slow-days-2026'

export const accounts: readonly Account[] = named.map((one) => ({
  ...one,
  password,
  memberId: guidOf('member', one.email),
}))
