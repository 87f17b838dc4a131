// Reads the media id out of every form in which the platform writes a picture. docs/contract/real-site.md §1.1, §1.2.

/** A picture as the platform describes it; any part may be absent. */
export type PictureFacts = {
  readonly id?: string | null
  readonly url?: string | null
  readonly width?: number | null
  readonly height?: number | null
  readonly focalPoint?: Point | null
}

export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

/** A picture of the site's media, or the address of one on another host. */
export type Found = { readonly id: string; readonly size: Size | null } | { readonly url: string }

/** `https://<host>/media/<id>/…`; a double slash occurs. */
const onHost = /^\/media\/+([^/]+)/
const internal = /^(?:wix:)?image:\/\/v1\/([^/#?]+)/
/** Anything else would be an address within the page that shows it. */
const ofWeb = /^https?:\/\//i
/** A path in the media store without a host. */
const storePath = /^(?:media\/+)?([\w.~%-]+)$/

/** Returns what the picture is; null without an address of the web and without an id. `origin` is that of the site's media. */
export function findPicture({ id, url, ...facts }: PictureFacts, origin: string): Found | null {
  const written = (url || id || '').trim()
  if (!written) return null
  const own = mediaIdOf(written, origin)
  if (own === null) {
    const url = absolute(written, origin)
    return ofWeb.test(url) && URL.canParse(url) ? { url } : null
  }
  return { id: own, size: sizeOf(facts) ?? sizeIn(written) }
}

/** Returns the media id in an address or a path; null for an address of another host. */
function mediaIdOf(written: string, origin: string): string | null {
  const named = internal.exec(written)?.[1] ?? storePath.exec(written)?.[1]
  if (named !== undefined) return unescaped(named)
  const address = absolute(written, origin)
  if (!URL.canParse(address)) return null
  const { host, pathname } = new URL(address)
  const found = host === new URL(origin).host ? onHost.exec(pathname)?.[1] : undefined
  return found === undefined ? null : unescaped(found)
}

/** Adds the protocol to an address that leaves it to the page: that of the media for their host, else `https`. */
function absolute(written: string, origin: string): string {
  if (!written.startsWith('//')) return written
  const { host, protocol } = new URL(origin)
  const isOwn = written.startsWith(`//${host}/`)
  return `${isOwn ? protocol : 'https:'}${written}`
}

/** A tilde occurs as `%7E`; a text with a broken escape is an id as it stands. */
function unescaped(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

const sizeOf = ({ width, height }: Omit<PictureFacts, 'id' | 'url'>): Size | null =>
  width && height && width > 0 && height > 0 ? { width, height } : null

/** Returns the size that the address names: of an internal one, or of the transform, which usually has the own size. */
function sizeIn(written: string): Size | null {
  const [, width, height] =
    /originWidth=(\d+)&originHeight=(\d+)/.exec(written) ??
    /\/v1\/.*?w_(\d+),h_(\d+)/.exec(written) ??
    []
  return sizeOf({ width: Number(width), height: Number(height) })
}
