import sharp from 'sharp'
import { drawEmptyState, type EmptyStateName } from '../art/empty-states.ts'

/** Returns the drawing of an empty state as WebP, in twice the size at which pages show it. */
export const emptyStateFile = (name: EmptyStateName): Promise<Buffer> =>
  sharp(Buffer.from(drawEmptyState(name)))
    .resize(480)
    .webp({ quality: 70, alphaQuality: 80, effort: 6 })
    .toBuffer()
