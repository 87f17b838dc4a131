// Generated from web/messages/en.json.
export const locale = "en"
export const basePath = ""
/** Matches the paths of the language. */
export const ownPaths = /^(?!\/(de)(\/|$))/
