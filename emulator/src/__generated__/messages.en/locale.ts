// Generated from emulator/messages/en.json.
export const locale = "en"
export const basePath = ""
