// What the built client loads after a page has been shown, from Vite's manifest: for the service worker, which stores it
// with the page.

/** A chunk of Vite's manifest, by its key. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** A screen is loaded by going to another page, which the worker stores as a page. */
const isScreen = (key: string) => /Screen\.tsx$/.test(key)

/** Returns the files that each file may load later, except other screens; files that load nothing are left out. */
export function laterFiles(manifest: Manifest): Record<string, string[]> {
  const entries = Object.values(manifest).map(({ file, dynamicImports = [] }) => {
    const keys = dynamicImports.filter((key) => !isScreen(key))
    return [`/${file}`, [...filesOf(manifest, keys)].filter((one) => one !== `/${file}`)] as const
  })
  return Object.fromEntries(entries.filter(([, files]) => files.length > 0))
}

/** Returns the files of these chunks and of all that they import statically. */
function filesOf(manifest: Manifest, keys: readonly string[], found = new Set<string>()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || found.has(`/${chunk.file}`)) continue
    found.add(`/${chunk.file}`)
    filesOf(manifest, chunk.imports ?? [], found)
  }
  return found
}
