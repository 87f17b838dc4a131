// Generated from languages/en/admin.json.
export const logWasChanged = "The log was changed"
export const entryChanged = ({ brokenAt }: { brokenAt: string | number }) => `Entry ${brokenAt} is not as it was written.`
export const callerType = "Caller type"
export const outcome = "Outcome"
export const entries = "Entries"
export const changes = "Changes"
export const changesAndReads = "Changes and reads"
export const auditIntro = "Everything done with the site’s own permissions. This log can’t be edited."
export const noMatchingEntries = "No matching entries"
export const all = ({ total }: { total: string | number }) => `All ${total}`
export { chainIsWhole } from './audit/chainIsWhole.ts'
export const success = "success"
export const refused = "refused"
export const failed = "failed"
export const outcomeUnknown = "unknown"
export const siteUser = "site user"
export const app = "app"
export const memberKind = "member"
