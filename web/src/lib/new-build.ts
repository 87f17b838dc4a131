// Reloads the page when a chunk of an older build is gone, because the shop was deployed while the page was open. Only
// once: a chunk that is missing for good would reload the page forever.

const key = 'vitrine-new-build'
/** Milliseconds within which a second failure is not caused by a deployment. */
const once = 60_000

type Page = {
  read: () => string | null
  write: (text: string) => void
  reload: () => void
  now: () => number
}

/** Reloads the page once; returns whether it is being reloaded. */
export function reloadOnce({ read, write, reload, now }: Page): boolean {
  try {
    if (now() - Number(read() ?? 0) < once) return false
    write(String(now()))
  } catch {
    // Without session storage a second failure could not be recognized.
    return false
  }
  reload()
  return true
}

/** Error messages of browsers for a module that could not be loaded. */
export const isLostModule = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|error loading/i.test(error.message)

const page: Page = {
  read: () => sessionStorage.getItem(key),
  write: (text) => sessionStorage.setItem(key, text),
  reload: () => location.reload(),
  now: Date.now,
}

/** Call with an error that was caught while loading a part of a page. */
export const reloadForNewBuild = (error: unknown) =>
  isLostModule(error) && navigator.onLine && reloadOnce(page)

export function watchForNewBuild() {
  addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine && reloadOnce(page)) event.preventDefault()
  })
  addEventListener('unhandledrejection', ({ reason }) => reloadForNewBuild(reason))
}
