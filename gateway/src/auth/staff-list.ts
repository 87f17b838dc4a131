// The shop's staff, as the setting STAFF names them: `owner@shop.test:OWNER,editor@shop.test:CONTRIBUTOR`.
import type { StaffRole } from '../__generated__/schema-types.ts'

export type StaffList = ReadonlyMap<string, StaffRole>

/** Keyed by email address in lower case. The form of each entry was validated with the other settings. */
export function readStaff(entries: readonly string[]): StaffList {
  return new Map(
    entries.map((entry) => {
      const at = entry.lastIndexOf(':')
      return [entry.slice(0, at).toLowerCase(), entry.slice(at + 1) as StaffRole]
    }),
  )
}
