// Detects the type of an image by its first bytes, because name and declared type are not trustworthy.

const startsWith = (content: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => content[at + index] === byte)

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

/** Returns the type of a supported image; undefined for anything else, including SVG, which can contain scripts. */
export function pictureTypeOf(content: Buffer): string | undefined {
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(content, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'image/png'
  if (startsWith(content, ascii('GIF87a')) || startsWith(content, ascii('GIF89a'))) {
    return 'image/gif'
  }
  const isWebp = startsWith(content, ascii('RIFF')) && startsWith(content, ascii('WEBP'), 8)
  return isWebp ? 'image/webp' : undefined
}
