import { points } from '../curve.ts'
import type { Draw } from '../drawing.ts'
import { flame, warm } from '../flame.ts'
import { glass } from '../glass.ts'
import { turnedWood } from '../materials.ts'
import { lit, mix } from '../palette.ts'
import type { Point } from '../sheet.ts'
import { disc, tilt, turned } from '../turned.ts'

export const oilLamp: Draw = ({ sheet, color, accent }) => {
  const font: Point[] = points(
    '170 0, 176 14, 150 34, 90 60, 60 90, 70 130, 170 190, 206 270, 190 340, 120 390, 70 404',
  )
  const oil = turned(sheet, {
    profile: points('110 160, 172 196, 200 262, 200 280'),
    color: mix(color, '#e0a23c', 0.35),
    finish: 'satin',
  })
  const body = `<g opacity="0.8">${oil}</g>${glass(sheet, { profile: font, tint: color, depth: 1.2 })}`
  const burner = turned(sheet, {
    profile: points('78 396, 84 404, 84 424, 70 440, 110 452, 116 466, 100 480'),
    color: accent,
    finish: 'metal',
  })
  const wheel = `${turned(sheet, {
    profile: points('16 0, 18 4, 18 22, 14 26'),
    color: accent,
    finish: 'metal',
    at: [132, -424],
  })}<path d="M80 -434H120" stroke="${lit(accent, 0.7)}" stroke-width="8"/>`
  const chimney = glass(sheet, {
    profile: points('92 476, 96 484, 150 580, 152 640, 104 760, 78 880, 72 1000'),
    tint: '#c9d4cf',
    depth: 0.7,
  })
  return {
    body: body + wheel + burner + flame(sheet, [0, -500], 110) + chimney,
    width: 430,
    height: 1020,
    foot: 174,
    focus: { x: 10, y: -480, near: 2.3 },
    glow: { x: 0, y: -560, radius: 460, color: warm },
  }
}

export const candlestick: Draw = ({ sheet, color, accent }) => {
  const stick = turned(sheet, {
    profile: points(
      '150 0, 154 10, 146 34, 146 34, 120 52, 56 80, 38 130, 46 170, 46 170, 58 190, 44 214, 44 214, 32 280, 36 380, 60 440, 70 470, 70 470, 50 486, 40 500',
    ),
    color: turnedWood(color),
    finish: 'satin',
  })
  const cup = turned(sheet, {
    profile: points('44 496, 110 510, 116 520, 112 524, 112 524, 60 526, 54 534, 56 570, 52 574'),
    color: accent,
    finish: 'metal',
  })
  const candle = turned(sheet, {
    profile: points('42 560, 42 900, 38 920, 24 926'),
    color: '#efe3c8',
    finish: 'satin',
  })
  return {
    body: `${stick}${cup}${candle}${flame(sheet, [0, -926], 96)}`,
    width: 320,
    height: 1040,
    foot: 154,
    focus: { x: 0, y: -520, near: 2.3 },
    glow: { x: 0, y: -960, radius: 380, color: warm },
  }
}

export const jarCandle: Draw = ({ sheet, color }) => {
  const wax = turned(sheet, {
    profile: points('216 14, 226 30, 230 300, 230 420, 230 424'),
    color: mix(color, '#f3e0b0', 0.4),
    finish: 'satin',
  })
  const warmTop = disc(sheet, { radius: 228, height: 424, color: '#f6dc98' })
  const pool = `<ellipse cx="0" cy="-424" rx="150" ry="${150 * tilt}" fill="${sheet.radial([
    [0, '#fff0be'],
    [1, '#f0c76c', 0.2],
  ])}"/>`
  const jar = glass(sheet, {
    profile: points('228 0, 244 16, 248 60, 248 540, 242 560'),
    tint: '#b9c4bf',
    depth: 0.7,
  })
  const back = `<ellipse cx="0" cy="-560" rx="242" ry="48" fill="#9aa39d" opacity="0.16"/>`
  const label = `<path d="M-150 -300A248 50 0 0 0 150 -300V-140A248 50 0 0 1 -150 -140Z" transform="translate(-30 36)" fill="#f4ecdc" opacity="0.94"/><path d="M-110 -210A248 50 0 0 0 110 -210" transform="translate(-30 44)" stroke="#7c6a4c" stroke-width="4" fill="none" stroke-opacity="0.6"/><path d="M-70 -176A248 50 0 0 0 70 -176" transform="translate(-30 44)" stroke="#7c6a4c" stroke-width="3" fill="none" stroke-opacity="0.4"/>`
  return {
    body: `${back}${wax}${warmTop}${pool}${flame(sheet, [0, -426], 130)}${label}${jar}`,
    width: 500,
    height: 640,
    foot: 240,
    focus: { x: 0, y: -440, near: 2.1 },
    glow: { x: 0, y: -480, radius: 560, color: warm },
  }
}
