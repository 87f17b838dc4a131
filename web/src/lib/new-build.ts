// Reloads the page when a chunk of an older build is gone, because the shop was deployed while the page was open. Only
// once: a chunk that is missing for good would reload the page forever.

const key = 'vitrine-new-build'
/** Milliseconds within which a second failure is not caused by a deployment. */
const once = 60_000
/** Milliseconds: a caller waits so long for an answer before it handles the failed chunk itself. */
const timeout = 3000

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

const page: Page = {
  read: () => sessionStorage.getItem(key),
  write: (text) => sessionStorage.setItem(key, text),
  reload: () => location.reload(),
  now: Date.now,
}

/**
 * Returns whether the server no longer has this very file. A lost connection also loses chunks, often before the browser
 * reports it: a reload would then replace the page by the offline page. The query passes caches of the network.
 */
const isGone = () =>
  fetch(`${import.meta.url}?${Date.now()}`, {
    method: 'HEAD',
    signal: AbortSignal.timeout(timeout),
  }).then(
    ({ status }) => status === 404,
    () => false,
  )

/** Handles the error of a chunk, from `plain-imports-plugin.ts`: rejects with it unless the page is being reloaded. */
export async function reloadForNewBuild(error: unknown): Promise<never> {
  if (!(await isGone()) || !reloadOnce(page)) throw error
  return new Promise(() => undefined)
}
