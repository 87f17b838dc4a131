// Generated from emulator/messages/de.json.
export const locale = "de"
export const basePath = "/de"
