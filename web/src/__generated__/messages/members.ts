// Generated from languages/en/web.json.
export const directoryIntro = "Members who share their profile."
export const searchByName = "Search by name"
export const otherMembers = "Other members"
export const moreMembers = "More members"
export const backToFirst = "Back to the first"
export const nextMembers = "Next members"
export { memberCount } from './members/memberCount.ts'
export const manyMembers = "Many members"
export const noMemberCalled = ({ search }: { search: string | number }) => `No member called “${search}”`
export const noMembersYet = "No members yet"
export const noMatchHint = "Try part of the name, or browse all members."
export const beFirstToJoin = "Be the first to join."
export const roomForYou = "There is room for you"
export const roomForYouText = "Show others your name and your photo, and hide both again whenever you like."
export const showAllMembers = "Show all members"
export const unnamedMember = "A member"
export const memberTitle = "Member"
export const memberSince = ({ month }: { month: string | number }) => `Member since ${month}`
