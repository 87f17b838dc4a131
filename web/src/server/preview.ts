// Pictures for link previews, whole: in the shape that they have.
//
// Readers of Open Graph are made for 1200×630, but a portrait picture that is cropped to it loses more than half of its
// height, and with it the blade of a trowel. Most of them show other shapes as they are; those that crop do it themselves.
// The platform's media server adds no margins, which would fill the shape.
import { sized } from '@vitrine/pictures/sized'
import type { Preview } from './description.ts'

/** The width that search engines demand for large previews, and the height of a portrait picture of that width. */
const bounds = { width: 1200, height: 1500 } as const

type Picture = { url: string; alt?: string }

/** Returns null without a picture. `name`: what the picture shows, when it has no text of its own. */
export function previewOf(picture: Picture | null | undefined, name: string): Preview | null {
  if (!picture) return null
  const url = wholeIn(picture.url)
  return { url, ...sizeIn(url), alt: picture.alt || name }
}

/** A smaller picture is not enlarged, and one of another host has any size. */
function wholeIn(address: string): string {
  const [, width = 0, height = 0] = (/\/v1\/fi\w+\/w_(\d+),h_(\d+)/.exec(address) ?? []).map(Number)
  const scale = Math.min(1, bounds.width / width, bounds.height / height)
  return sized(address, width * scale, height * scale)
}

/** One that fits into a box has any size up to it. */
function sizeIn(url: string): Partial<Pick<Preview, 'width' | 'height'>> {
  const [, width, height] = /\/v1\/fill\/w_(\d+),h_(\d+)/.exec(url) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : {}
}
