// Generated from emulator/messages/de.json.
export const locale = "de"
export const basePath = "/de"
/** Matches the paths of the language. */
export const ownPaths = /^\/de(\/|$)/
