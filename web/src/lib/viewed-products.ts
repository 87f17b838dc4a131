// The products that this device showed last: their ids, the newest first. They leave it as part of a public query of
// products only. docs/decisions/051-recently-viewed.md
const key = 'vitrine-viewed'
const most = 12

/**
 * Runs before the first paint: with three products, one of which may be that of the page, there will be a row of them.
 * The style sheet then has its room before its code is loaded.
 */
export const viewedScript =
  `try{if(/ .+ /.test(localStorage.getItem('${key}')))` +
  `document.documentElement.dataset.viewed=''}catch(e){}`

/** Returns the ids; none where storage is disabled. */
export function readViewed(): string[] {
  try {
    return localStorage.getItem(key)?.split(' ').filter(Boolean) ?? []
  } catch {
    return []
  }
}

export function rememberViewed(id: string): void {
  const ids = [id, ...readViewed().filter((one) => one !== id)]
  try {
    localStorage.setItem(key, ids.slice(0, most).join(' '))
  } catch {
    // Storage is full or disabled: nothing is remembered.
  }
}

export function clearViewed(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is disabled: there is nothing.
  }
}
