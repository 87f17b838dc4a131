// Generated from languages/en/gateway.json.
export const locale = "en"
export const basePath = ""
/** First segments of paths in other languages. A string, because the bundler inlines it. */
export const otherLanguages = "|de|"
