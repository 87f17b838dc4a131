// Generated from web/messages/en.json.
export const locale = "en"
export const basePath = ""
