import { z } from 'zod'
import { answer } from '../shapes.ts'
import { wireImage } from './media.ts'

/**
 * A file of the site's media. Public reference of the Media Manager, "File Descriptor"; what a picture
 * has inside `media` is assumed.
 */
export const wireSiteFile = answer(() => ({
  id: z.string(),
  displayName: z.string().nullish(),
  url: z.string().nullish(),
  mediaType: z.string().nullish(),
  operationStatus: z.string().nullish(),
  /** Bytes, as text. */
  sizeInBytes: z.string().nullish(),
  private: z.boolean().nullish(),
  media: answer(() => ({
    image: answer(() => ({ image: wireImage.nullish() })).nullish(),
  })).nullish(),
}))
export type WireSiteFile = z.output<typeof wireSiteFile>
