// Generated from gateway/messages/en.json.
export const locale = "en"
export const basePath = ""
