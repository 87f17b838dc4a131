import { curveOf } from '../curve.ts'
import { lit, mix } from '../palette.ts'
import { type Point, round, type Sheet } from '../sheet.ts'

// Draws the artwork on posters, covers and cards, in a field of 0…`w` × 0…`h`.

export type Field = { w: number; h: number }

const paper = '#f3ecdd'

/** Draws layered hills under a pale sun: each layer is a sum of waves, nearer ones are darker. */
export const hills = (sheet: Sheet, color: string, accent: string, { w, h }: Field): string => {
  const layers = Array.from({ length: 7 }, (_, i) => {
    const base = h * (0.42 + i * 0.088)
    const phase = sheet.random() * 6
    const swing = h * (0.052 - i * 0.003)
    const points = Array.from({ length: 15 }, (_, n): Point => {
      const x = (n / 14) * w * 1.04 - w * 0.02
      return [
        x,
        base + Math.sin(n * 0.62 + phase) * swing + Math.sin(n * 1.37 + phase * 2) * swing * 0.4,
      ]
    })
    const tone = i < 3 ? mix(paper, color, 0.22 + i * 0.24) : mix(color, accent, (i - 2) / 4.4)
    return `<path d="${curveOf(points)}L${w + 20} ${h + 20}L-20 ${h + 20}Z" fill="${i > 5 ? lit(tone, 0.85) : tone}"/>`
  })
  return `<rect width="${w}" height="${h}" fill="${mix(paper, color, 0.08)}"/><circle cx="${round(w * 0.64)}" cy="${round(h * 0.28)}" r="${round(w * 0.14)}" fill="${mix(paper, color, 0.55)}"/>${layers.join('')}`
}

/** Draws overlapping arcs, one per tide of a month. */
export const tides = (_sheet: Sheet, color: string, accent: string, { w, h }: Field): string => {
  const rows = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) => {
      const x = (column + (row % 2 ? 0.5 : 0)) * (w / 3.5)
      const y = h * 0.22 + row * h * 0.13
      const rings = Array.from({ length: 6 }, (_, ring) => {
        const r = (w / 3.5) * (0.16 + ring * 0.17)
        const tone = (row + ring + column) % 5 === 0 ? accent : mix(color, paper, (ring % 3) * 0.24)
        return `<path d="M${round(x - r)} ${round(y)}A${round(r)} ${round(r)} 0 0 1 ${round(x + r)} ${round(y)}" stroke="${tone}" stroke-width="${round(w * 0.014)}" fill="none"/>`
      })
      return `<path d="M${round(x - (w / 3.5) * 1.04)} ${round(y)}A${round((w / 3.5) * 1.04)} ${round((w / 3.5) * 1.04)} 0 0 1 ${round(x + (w / 3.5) * 1.04)} ${round(y)}Z" fill="${paper}"/>${rings.join('')}`
    }).join(''),
  )
  return `<rect width="${w}" height="${h}" fill="${paper}"/>${rows.join('')}<rect y="${round(h * 0.88)}" width="${w}" height="${round(h * 0.12)}" fill="${paper}"/><path d="M${round(w * 0.12)} ${round(h * 0.925)}H${round(w * 0.42)}M${round(w * 0.12)} ${round(h * 0.945)}H${round(w * 0.32)}" stroke="${color}" stroke-width="5"/><circle cx="${round(w * 0.84)}" cy="${round(h * 0.93)}" r="${round(w * 0.035)}" fill="${accent}"/>`
}

/** Draws twelve months of small squares, with a moon above each. */
export const planner = (_sheet: Sheet, color: string, accent: string, { w, h }: Field): string => {
  const months = Array.from({ length: 12 }, (_, month) => {
    const x = w * (0.1 + (month % 3) * 0.28)
    const y = h * (0.13 + Math.floor(month / 3) * 0.21)
    const cell = (w * 0.24) / 7
    const days = Array.from({ length: 30 }, (_, day) => {
      const at = day + ((month * 3) % 7)
      const marked = (day * 7 + month * 5) % 29 === 3
      return `<rect x="${round(x + (at % 7) * cell)}" y="${round(y + h * 0.035 + Math.floor(at / 7) * cell)}" width="${round(cell * 0.8)}" height="${round(cell * 0.8)}" fill="${marked ? accent : at % 7 > 4 ? mix(color, paper, 0.6) : mix(color, paper, 0.82)}"/>`
    })
    const r = w * 0.016
    const bite = ((month % 4) - 1.5) * r * 0.9
    return `<circle cx="${round(x + r)}" cy="${round(y)}" r="${round(r)}" fill="${color}"/><circle cx="${round(x + r + bite)}" cy="${round(y - r * 0.2)}" r="${round(r * 0.92)}" fill="${paper}"/><path d="M${round(x + r * 3.4)} ${round(y)}h${round(w * (0.06 + (month % 3) * 0.02))}" stroke="${color}" stroke-width="${round(w * 0.012)}"/>${days.join('')}`
  })
  return `<rect width="${w}" height="${h}" fill="${paper}"/>${months.join('')}`
}

/** Draws the pattern of a book cover: leaves in rows around the middle of the notebook. */
export const coverArt = (_sheet: Sheet, color: string, accent: string): string => {
  const marks: string[] = []
  for (let row = 0; row < 10; row++) {
    for (let column = 0; column < 6; column++) {
      const x = -190 + column * 92 + (row % 2) * 46
      const y = -790 + row * 88
      const turn = (row + column) % 2 ? 45 : -45
      const tone =
        (row * 3 + column) % 7 === 0 ? mix(color, accent, 0.92) : mix(color, accent, 0.38)
      marks.push(
        `<path d="M0 -40C26 -22 26 22 0 40C-26 22 -26 -22 0 -40Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${tone}"/>`,
      )
    }
  }
  return marks.join('')
}
