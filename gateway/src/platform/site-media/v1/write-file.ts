// Converts a file that is to be uploaded to the platform's form. Public reference of the Media Manager, "Upload API".
import type { NewSiteFile } from '../site-file.ts'

/** A size is a text on the wire. */
export const fileBody = ({ contentType, filename, size, isPrivate }: NewSiteFile) => ({
  mimeType: contentType,
  fileName: filename,
  sizeInBytes: String(size),
  private: isPrivate,
})
