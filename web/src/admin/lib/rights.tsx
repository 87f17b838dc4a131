// Rights of the current staff member. Actions without the right stay visible, disabled, with the reason.

import { createContext, type ReactNode, useContext } from 'react'
import { graphql } from '../__generated__/gql.ts'
import type { Right, Staff_StaffFragment } from '../__generated__/graphql.ts'
import * as messages from '../__generated__/messages/ui.ts'

export const Staff_staff = graphql(`
  fragment Staff_staff on Staff {
    role
    email
    name
    rights
    configured
  }
`)

type Staff = Staff_StaffFragment

const StaffContext = createContext<Staff | null>(null)

export function StaffProvider({ staff, children }: { staff: Staff; children: ReactNode }) {
  return <StaffContext value={staff}>{children}</StaffContext>
}

export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('There is no staff without an elevation')
  return staff
}

const reasons: Record<Right, string> = {
  CATALOG_READ: messages.seeCatalog,
  CATALOG_WRITE: messages.changeCatalog,
  CATALOG_DELETE: messages.deleteManyThingsAtOnce,
  MEMBERS_READ: messages.seeMembers,
  MEMBERS_WRITE: messages.changeMembers,
  MEMBERS_DELETE: messages.blockOrDeleteMembers,
  AUDIT_READ: messages.readLog,
  EVENTS_READ: messages.seePlatformsChangeEvents,
  EVENTS_PERSONAL: messages.seePersonalEventData,
  EVENTS_REPLAY: messages.haveChangeEventHandledAfterAll,
  VITALS_READ: messages.seeWebVitals,
  APPS_MANAGE: messages.manageAppKeys,
  HEALTH_READ: messages.seeSiteHealth,
}

/** Null when allowed, else the reason. Without credentials of the site, the checks say how to get them. */
export function useRefusal(right: Right): string | null {
  const { rights, role, configured } = useStaff()
  if (!configured && right !== 'HEALTH_READ') return messages.siteKeyMissing
  if (rights.includes(right)) return null
  const who = role === 'CONTRIBUTOR' ? messages.contributors : messages.you
  return messages.noPermission({ who, action: reasons[right] })
}
