/** Parameters of `/p/:slug` in `/p/morning-mug`, or null. A parameter is one whole, non-empty segment. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given =
    path.length > 1 && path.endsWith('/') ? path.slice(0, -1).split('/') : path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      const decoded = decode(value)
      if (!decoded) return null
      params[part.slice(1)] = decoded
    } else if (part !== value) return null
  }
  return params
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
