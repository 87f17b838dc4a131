// Generated from languages/en/web.json.
export const locale = "en"
export const basePath = ""
/** First segments of paths in other languages. A string, because the bundler inlines it. */
export const otherLanguages = "|de|"
