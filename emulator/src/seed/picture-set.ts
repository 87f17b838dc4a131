import { kindOf } from '../art/kinds.ts'
import type { Swatch } from './swatches.ts'
import type { SeedPicture } from './types.ts'

type PictureSet = {
  kind: string
  /** Alternative text of the front view. */
  thing: string
  colors: Swatch[]
  detail: string
  scene: string
  accent?: string
  variant?: number
  focal?: { x: number; y: number }
}

const middle = { x: 0.5, y: 0.55 }

// A scene with something on the wall is looked at higher: a square crop shows it and the board below it.
const sceneFocal = (kind: string) => ({ x: 0.45, y: kindOf(kind).setting === 'wall' ? 0.48 : 0.58 })

/**
 * Returns the pictures of one product: a front view per color (in the order of its choices), then a close
 * crop and a scene in the first color.
 */
export const pictureSet = (set: PictureSet): SeedPicture[] => {
  const { kind, thing, colors, detail, scene, focal = middle } = set
  const extra = {
    ...(set.accent === undefined ? {} : { accent: set.accent }),
    ...(set.variant === undefined ? {} : { variant: set.variant }),
  }
  const first = colors[0]?.hex ?? '#d4c2a0'
  const alt = (label: string) => (colors.length > 1 ? `${thing}, ${label.toLowerCase()}` : thing)
  const fronts = colors.map(
    ({ label, hex }): SeedPicture => ({
      kind,
      view: 'front',
      color: hex,
      ...extra,
      alt: alt(label),
      focal,
    }),
  )
  return [
    ...fronts,
    { kind, view: 'detail', color: first, ...extra, alt: detail, focal: { x: 0.5, y: 0.5 } },
    { kind, view: 'scene', color: first, ...extra, alt: scene, focal: sceneFocal(kind) },
  ]
}
