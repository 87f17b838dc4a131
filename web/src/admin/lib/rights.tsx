// Rights of the current staff member. Actions without the right stay visible, disabled, with the reason.
import { createContext, type ReactNode, useContext } from 'react'
import { graphql } from '../__generated__/gql.ts'
import type { Right, Staff_StaffFragment } from '../__generated__/graphql.ts'

export const Staff_staff = graphql(`
  fragment Staff_staff on Staff {
    role
    email
    name
    rights
    isConfigured
  }
`)

type Staff = Staff_StaffFragment

const StaffContext = createContext<Staff | null>(null)

export function StaffProvider({ staff, children }: { staff: Staff; children: ReactNode }) {
  return <StaffContext value={staff}>{children}</StaffContext>
}

export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('There is no staff outside the open door')
  return staff
}

const reasons: Record<Right, string> = {
  CATALOG_READ: 'see the catalog',
  CATALOG_WRITE: 'change the catalog',
  CATALOG_DELETE: 'delete many things at once',
  MEMBERS_READ: 'see members',
  MEMBERS_WRITE: 'change members',
  MEMBERS_DELETE: 'block or delete members',
  AUDIT_READ: 'read the log',
  EVENTS_READ: 'see the platform’s change events',
  EVENTS_PERSONAL: 'see what change events say of people',
  EVENTS_REPLAY: 'have a change event handled after all',
}

/** Null when allowed, else the reason. */
export function useRefusal(right: Right): string | null {
  const { rights, role, isConfigured } = useStaff()
  if (!isConfigured) return 'The site’s key is not set, so nothing can be changed here.'
  if (rights.includes(right)) return null
  const who = role === 'CONTRIBUTOR' ? 'Contributors' : 'You'
  return `${who} may not ${reasons[right]}. Ask the owner.`
}
