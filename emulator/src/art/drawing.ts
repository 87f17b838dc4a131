import type { Sheet } from './sheet.ts'

// Types of drawing functions. Coordinates: x 0 is the middle, y 0 the ground, up is negative.

export type Paint = { sheet: Sheet; color: string; accent: string; variant: number }

export type Drawing = {
  body: string
  /** Total size in the drawing's own px. */
  width: number
  height: number
  /** Half the width of the base that touches the ground; absent for drawings that hang. */
  foot?: number
  /** Depth of the base relative to a round base; 1 when absent. */
  footDepth?: number
  /** Middle of the base, if it is not below the middle of the drawing. */
  footX?: number
  /** Stands on legs, so that light reaches the ground below it. */
  onLegs?: boolean
  /** Hangs from a cord (`air`), or hangs flat on the wall. */
  hangs?: 'air' | 'wall'
  /** Center and enlargement of a close crop. */
  focus: { x: number; y: number; near: number }
  /** Light source of the drawing: a glow around this point. */
  glow?: { x: number; y: number; radius: number; color: string }
}

export type Draw = (paint: Paint) => Drawing
