// Generated from languages/en/web.json.
export const accountOf = ({ viewer }: { viewer: string | number }) => `Account of ${viewer}`
export { cartPieces } from './shell/cartPieces.ts'
export const shop = "Shop"
export const more = "More"
export const menu = "Menu"
export const all = "All"
export const closeMenu = "Close menu"
export const currency = "Currency"
export const language = "Language"
export const skipToContent = "Skip to content"
export const themeChangeTo = ({ theme, next }: { theme: string | number; next: string | number }) => `Theme: ${theme}. Change to ${next}`
export const theme = ({ theme }: { theme: string | number }) => `Theme: ${theme}`
export const suggestions = "Suggestions"
export { suggestionCount } from './shell/suggestionCount.ts'
export const didYouMean = ({ corrected }: { corrected: string | number }) => `Did you mean ${corrected}?`
export const seeAllResultsFor = ({ query }: { query: string | number }) => `See all results for “${query}”`
export const system = "system"
export const light = "light"
export const dark = "dark"
export const help = "Help"
export const copyright = ({ year, name }: { year: string | number; name: string | number }) => `© ${year} ${name}`
export const homeTitle = ({ name, headline }: { name: string | number; headline: string | number }) => `${name}: ${headline}`
