// Pictures for link previews, in the size and format that all readers of Open Graph accept.
import { type Focal, mediaUrl } from '../lib/media-url.ts'
import type { Preview } from './description.ts'

const size = { width: 1200, height: 630 } as const

type Picture = { url: string; alt?: string; focalPoint?: Focal | null }

/** Returns null without a picture. `name`: what the picture shows, when it has no text of its own. */
export function previewOf(picture: Picture | null | undefined, name: string): Preview | null {
  if (!picture) return null
  const { url, alt, focalPoint } = picture
  const address = mediaUrl(url, { ...size, format: 'jpeg', focal: focalPoint ?? null })
  return { url: address, ...size, alt: alt || name }
}
