// Generated from gateway/messages/de.json.
export const locale = "de"
export const basePath = "/de"
