// The shop was built anew while a page of the last build is open: files it was about to load are gone. Loading the
// page again gets the new ones. Once, or a file that is really missing would load the page for ever.

const key = 'vitrine-new-build'
/** A second fault within this time is not the new build's. */
const once = 60_000

type Page = {
  read: () => string | null
  write: (text: string) => void
  reload: () => void
  now: () => number
}

/** True when the page is on its way to being loaded again. */
export function reloadOnce({ read, write, reload, now }: Page): boolean {
  try {
    if (now() - Number(read() ?? 0) < once) return false
    write(String(now()))
  } catch {
    // Without a memory nobody could tell the second time from the first.
    return false
  }
  reload()
  return true
}

/** What browsers say when a module's file does not come. */
export const isLostModule = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|error loading/i.test(error.message)

const page: Page = {
  read: () => sessionStorage.getItem(key),
  write: (text) => sessionStorage.setItem(key, text),
  reload: () => location.reload(),
  now: Date.now,
}

/** Call with what was caught where a part of a page was to be loaded. */
export const reloadForNewBuild = (error: unknown) =>
  isLostModule(error) && navigator.onLine && reloadOnce(page)

export function watchForNewBuild() {
  addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine && reloadOnce(page)) event.preventDefault()
  })
  addEventListener('unhandledrejection', ({ reason }) => reloadForNewBuild(reason))
}
