// Generated from languages/de/web.json.
export const directoryIntro = "Mitglieder, die ihr Profil zeigen."
export const searchByName = "Nach Namen suchen"
export const otherMembers = "Weitere Mitglieder"
export const moreMembers = "Weitere Mitglieder"
export const backToFirst = "Zurück zum Anfang"
export const nextMembers = "Nächste Mitglieder"
export { memberCount } from './members/memberCount.ts'
export const manyMembers = "Viele Mitglieder"
export const noMemberCalled = ({ search }: { search: string | number }) => `Kein Mitglied namens „${search}“`
export const noMembersYet = "Noch keine Mitglieder"
export const noMatchHint = "Versuch es mit einem Teil des Namens oder sieh dir alle Mitglieder an."
export const beFirstToJoin = "Sei als Erste oder Erster dabei."
export const roomForYou = "Hier ist noch Platz"
export const roomForYouText = "Zeig anderen deinen Namen und dein Foto, und blende beides wieder aus, wann du willst."
export const showAllMembers = "Alle Mitglieder anzeigen"
export const unnamedMember = "Ein Mitglied"
export const memberTitle = "Mitglied"
export const memberSince = ({ month }: { month: string | number }) => `Mitglied seit ${month}`
