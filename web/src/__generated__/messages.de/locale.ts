// Generated from web/messages/de.json.
export const locale = "de"
export const basePath = "/de"
