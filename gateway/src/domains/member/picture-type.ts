// What a file is, by how it begins: its name and the type a browser gives it are anybody's word.

const startsWith = (content: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => content[at + index] === byte)

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

/** The type of a picture a profile can show; undefined for anything else, SVG included: it is a program. */
export function pictureTypeOf(content: Buffer): string | undefined {
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(content, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'image/png'
  if (startsWith(content, ascii('GIF87a')) || startsWith(content, ascii('GIF89a'))) {
    return 'image/gif'
  }
  const isWebp = startsWith(content, ascii('RIFF')) && startsWith(content, ascii('WEBP'), 8)
  return isWebp ? 'image/webp' : undefined
}
