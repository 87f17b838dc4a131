// Re-encodes uploaded bytes as a new picture; no byte of the uploaded file is stored.
import sharp from 'sharp'

const formats = new Set(['jpeg', 'png', 'webp', 'gif'])
/** Maximum number of pixels of an upload, and maximum length of the longer side of the stored picture. */
const mostPixels = 40_000_000
const longestSide = 2000

export type ReadPicture = { content: Buffer; width: number; height: number }

/** Returns a JPEG, upright and without the camera's metadata; undefined for anything else. */
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
    // Any decoding error means that the bytes are not a picture.
    return
  }
}
