import type { Draw } from './drawing.ts'
import * as vessels from './vessels.ts'
type Kind = { draw: Draw }
const kinds: Record<string, Kind> = {
  mug: { draw: vessels.mug }, teapot: { draw: vessels.teapot }, 'bottle-vase': { draw: vessels.bottleVase },
  'moon-jar': { draw: vessels.moonJar }, bowl: { draw: vessels.bowl }, 'plate-stack': { draw: vessels.plateStack }, jug: { draw: vessels.jug }, tumblers: { draw: vessels.tumblers },
}
export const hasKind = (k: string) => k in kinds
export const kindOf = (kind: string): Kind => {
  const found = kinds[kind]
  if (!found) throw new Error(`No drawing of kind ${kind}`)
  return found
}
