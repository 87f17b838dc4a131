// The language that a visitor has chosen, or has stayed with: the offer is made once. Stored on the device only.
const key = 'vitrine-language'

/** Returns whether the visitor has chosen; true where the browser stores nothing, because the offer would return with each page. */
export function hasChosen(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return true
  }
}

export function rememberLanguage(code: string): void {
  try {
    localStorage.setItem(key, code)
  } catch {
    // Private windows may refuse it; the language is in the address anyway.
  }
}
