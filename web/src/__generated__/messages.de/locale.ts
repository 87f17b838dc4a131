// Generated from languages/de/web.json.
export const locale = "de"
export const basePath = "/de"
/** First segments of paths in other languages. A string, because the bundler inlines it. */
export const otherLanguages = "||"
