// Generated from languages/de/web.json.
export const accountOf = ({ viewer }: { viewer: string | number }) => `Konto von ${viewer}`
export { cartPieces } from './shell/cartPieces.ts'
export const shop = "Shop"
export const more = "Mehr"
export const menu = "Menü"
export const all = "Alle"
export const closeMenu = "Menü schließen"
export const currency = "Währung"
export const language = "Sprache"
export const skipToContent = "Zum Inhalt springen"
export const themeChangeTo = ({ theme, next }: { theme: string | number; next: string | number }) => `Farbschema: ${theme}. Zu „${next}“ wechseln`
export const theme = ({ theme }: { theme: string | number }) => `Farbschema: ${theme}`
export const suggestions = "Vorschläge"
export { suggestionCount } from './shell/suggestionCount.ts'
export const didYouMean = ({ corrected }: { corrected: string | number }) => `Meintest du ${corrected}?`
export const seeAllResultsFor = ({ query }: { query: string | number }) => `Alle Ergebnisse für „${query}“ ansehen`
export const system = "System"
export const light = "hell"
export const dark = "dunkel"
export const help = "Hilfe"
export const copyright = ({ year, name }: { year: string | number; name: string | number }) => `© ${year} ${name}`
export const homeTitle = ({ name, headline }: { name: string | number; headline: string | number }) => `${name}: ${headline}`
