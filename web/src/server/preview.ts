// Pictures for link previews, in the size that all readers of Open Graph accept.
import { sized } from '@vitrine/pictures/sized'
import type { Preview } from './description.ts'

const size = { width: 1200, height: 630 } as const

type Picture = { url: string; alt?: string }

/** Returns null without a picture. `name`: what the picture shows, when it has no text of its own. */
export function previewOf(picture: Picture | null | undefined, name: string): Preview | null {
  if (!picture) return null
  const url = sized(picture.url, size.width, size.height)
  return { url, ...sizeIn(url), alt: picture.alt || name }
}

/** A smaller picture is not enlarged, and one of another host has any size. */
function sizeIn(url: string): Partial<Pick<Preview, 'width' | 'height'>> {
  const [, width, height] = /\/v1\/fill\/w_(\d+),h_(\d+)/.exec(url) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : {}
}
