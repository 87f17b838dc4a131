// Generated from languages/en/admin.json.
export const cancel = "Cancel"
export const line = ({ row, message }: { row: string | number; message: string | number }) => `Line ${row}: ${message}`
export const atMostCharacters = ({ count }: { count: string | number }) => `At most ${count} characters.`
export const seeCatalog = "see the catalog"
export const changeCatalog = "change the catalog"
export const deleteManyThingsAtOnce = "delete many items at once"
export const seeMembers = "see members"
export const changeMembers = "change members"
export const blockOrDeleteMembers = "block or delete members"
export const readLog = "read the log"
export const seePlatformsChangeEvents = "see the platform’s change events"
export const seePersonalEventData = "see personal data in change events"
export const haveChangeEventHandledAfterAll = "replay a change event"
export const siteKeyMissing = "The site’s key is not set, so nothing can be changed here."
export const contributors = "Contributors"
export const you = "You"
export const noPermission = ({ who, action }: { who: string | number; action: string | number }) => `${who} may not ${action}. Ask the owner.`
export const unsavedChanges = "Your changes are not saved. Leave anyway?"
export const chosen = "Chosen"
export const chosenCount = ({ things }: { things: string | number }) => `${things} chosen`
export const chooseNone = "Clear selection"
export const columns = "Columns"
export const pages = "Pages"
export const choose = ({ row }: { row: string | number }) => `Choose ${row}`
export const allRowsOfThisPage = "All rows of this page"
export const changedJustNow = "Changed just now"
export const any = "Any"
export const from = "From"
export const to = "To"
export const nothingHere = "Nothing here"
export const of = ({ range, total }: { range: string | number; total: string | number }) => `${range} of ${total}`
export const ofVeryMany = ({ range }: { range: string | number }) => `${range} of many`
export const removeView = ({ name }: { name: string | number }) => `Delete ${name}`
export const nameOfThisView = "Name of this view"
export const keepThisViewAs = "Save this view as …"
export const keep = "Save view"
export const justChangedByAnotherUser = "Just changed by another user"
export const typedTextRetained = "What you typed is still here and was not sent."
export const webhookKeyMissing = "No webhook key is set, so no events are accepted. Changes appear when cached data expires."
export const lastReceived = "Last received"
export const toLookAt = ({ deadLetters }: { deadLetters: string | number }) => `${deadLetters} to check`
export const typeToGoOn = ({ typed }: { typed: string | number }) => `Type ${typed} to continue`
export const loading = "Loading"
export const thisAddressDoesNotFitScreen = "This address doesn’t match the screen"
export const withoutFilters = "Without filters"
export const platformSilent = "The platform didn’t respond. Nothing was changed; try again in a moment."
export const outcomeUnknown = "It is unknown whether the change was made"
export const nothingWasChanged = "Nothing was changed"
export const request = ({ requestId }: { requestId: string | number }) => `Request ${requestId}`
export const outcomeUnknownHint = "The shop’s server didn’t respond. Check the current state before you try again."
export const admin = ({ title }: { title: string | number }) => `${title} · Admin`
export const manageAppKeys = "manage app keys"
export const seeWebVitals = "see web vitals"
export const seeSiteHealth = "see site health"
