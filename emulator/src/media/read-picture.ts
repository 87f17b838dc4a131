// From whatever bytes came to a picture of our own making: nothing of the file itself is kept.
import sharp from 'sharp'

const formats = new Set(['jpeg', 'png', 'webp', 'gif'])
/** Pixels of a picture that is read, and of the longer side of the one that is kept. */
const mostPixels = 40_000_000
const longestSide = 2000

export type ReadPicture = { content: Buffer; width: number; height: number }

/** A JPEG, upright and without what a camera notes beside the picture; undefined for anything else. */
export async function readPicture(bytes: Buffer): Promise<ReadPicture | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels })
    const { format } = await image.metadata()
    if (!format || !formats.has(format)) return
    const { data, info } = await image
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    // Whatever is wrong with the bytes: they are no picture.
    return
  }
}
