import type { Sheet } from './sheet.ts'

// What a drawing function gets and gives. Coordinates: x 0 is the middle, y 0 the ground, up is negative.

export type Paint = { sheet: Sheet; color: string; accent: string; variant: number }

export type Drawing = {
  body: string
  /** Size of the whole, in the drawing's own px. */
  width: number
  height: number
  /** Half width of what touches the ground; none for things that hang. */
  foot?: number
  /** How deep the foot reaches, as a share of a round foot; 1 when absent. */
  footDepth?: number
  /** Where the middle of the foot is, when not under the middle of the whole. */
  footX?: number
  /** Stands on legs: light reaches under it. */
  onLegs?: boolean
  /** Hangs from a cord (`air`), or hangs flat on the wall. */
  hangs?: 'air' | 'wall'
  /** Where a close crop looks, and how near it goes. */
  focus: { x: number; y: number; near: number }
  /** A light of its own: a glow around this point. */
  glow?: { x: number; y: number; radius: number; color: string }
}

export type Draw = (paint: Paint) => Drawing
