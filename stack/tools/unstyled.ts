// Finds what a page shows at first without its styles, because their sheet comes later.

/** Returns class names in the page whose rules are only in sheets that it names for a prefetch. */
export async function unstyledClasses(base: string, html: string): Promise<string[]> {
  const shown = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const later = [...html.matchAll(/<link rel="prefetch" href="([^"]+\.css)"/g)]
  if (!html.includes('.css" as="style"') && !/stylesheet.*stylesheet/.test(html))
    throw new Error('The page names one style sheet only')
  const sheets = await Promise.all(
    later.map(async ([, path = '']) => (await fetch(new URL(path, base))).text()),
  )
  const rules = new Set(sheets.flatMap((css) => css.match(/(?<=\.)[A-Za-z]\w*-[\w-]+/g) ?? []))
  return [...shown].filter((name) => rules.has(name))
}
