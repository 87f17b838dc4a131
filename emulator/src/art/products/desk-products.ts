import { points } from '../curve.ts'
import type { Draw } from '../drawing.ts'
import { box, face } from '../flat.ts'
import { knots, limb } from '../limb.ts'
import { brushed, grain, radiusOf, speckle, weave } from '../materials.ts'
import { lit, mix } from '../palette.ts'
import { round, type Sheet } from '../sheet.ts'
import { softShape, softStroke } from '../soft.ts'
import { wallShadow } from '../studio.ts'
import { hollow, rimLight, turned } from '../turned.ts'
import { coverArt } from './prints.ts'

export const notebook: Draw = ({ sheet, color, accent }) => {
  const pages = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${288 + i * 4} ${-814 + i}V${-6 - i}" stroke="#cbbd9f" stroke-width="1.4"/>`,
  ).join('')
  const block = `<path d="M270 -818L330 -806V-4L270 0Z" fill="${sheet.linear([
    [0, '#f5eddc'],
    [1, '#d8ccb2'],
  ])}"/>${pages}<path d="M330 -812L342 -808V0L330 4Z" fill="${lit(color, 0.5)}"/>`
  const cover = `<rect x="-300" y="-826" width="590" height="830" rx="10" fill="${face(sheet, color)}"/>`
  const clip = sheet.clip('<rect x="-300" y="-826" width="590" height="830" rx="10"/>')
  const art = `<g clip-path="${clip}"><g opacity="0.92">${coverArt(sheet, color, accent)}</g>${weave({ x: -300, y: -826, width: 590, height: 830 }, 5, 0.12)}<rect x="-300" y="-826" width="66" height="830" fill="${lit(color, 0.66)}" opacity="0.85"/><path d="M-234 -826V4" stroke="#000" stroke-width="5" stroke-opacity="0.3"/><path d="M-230 -826V4" stroke="#fff" stroke-width="2.5" stroke-opacity="0.3"/><rect x="-300" y="-826" width="590" height="830" fill="${sheet.linear(
    [
      [0, '#fff', 0.16],
      [0.4, '#fff', 0],
      [1, '#000', 0.2],
    ],
    [0, 0, 1, 1],
  )}"/></g>`
  const ribbon = `<path d="M120 -2C124 30 108 50 118 84L132 70L146 86C140 50 150 26 146 -2Z" fill="${lit(mix(color, accent, 0.7), 0.86)}"/>`
  return {
    body: ribbon + block + cover + art,
    width: 660,
    height: 850,
    foot: 320,
    footDepth: 0.22,
    focus: { x: 150, y: -590, near: 2.1 },
  }
}

export const pen: Draw = ({ sheet, color, accent }) => {
  const block = `${box(sheet, { x: -390, y: 0, width: 780, height: 150, depth: 300, color: accent }, 8)}`
  const clip = sheet.clip('<rect x="-390" y="-150" width="780" height="150" rx="8"/>')
  const wood = `<g clip-path="${clip}">${grain(sheet, accent, { x: -400, y: -150, width: 800, height: 150 }, 18)}</g>`
  const six = sheet.linear(
    [
      [0, lit(color, 1.35)],
      [0.3, lit(color, 1.2)],
      [0.31, lit(color, 1.02)],
      [0.66, lit(color, 0.9)],
      [0.67, lit(color, 0.62)],
      [1, lit(color, 0.46)],
    ],
    [0, 0, 0, 1],
  )
  const barrel = `<path d="M-330 -26L250 -26L262 -20V20L250 26H-330L-342 14V-14Z" fill="${six}"/>${brushed(sheet, { x: -320, y: -24, width: 560, height: 20 }, 40)}`
  const tip = `<path d="M250 -26L344 -9L372 -3V3L344 9L250 26Z" fill="${six}"/><path d="M372 -3L388 0L372 3Z" fill="#3a3430"/><path d="M250 -26V26M262 -24V24" stroke="${lit(color, 0.4)}" stroke-width="2.5"/>`
  const clipBar = `<path d="M-326 -30C-326 -40 -318 -42 -308 -42H-150C-138 -42 -134 -32 -146 -30H-296V-24H-326Z" fill="${lit(color, 1.24)}" stroke="${lit(color, 0.5)}" stroke-width="2"/>`
  const cap = `<path d="M-110 -27V27M-98 -27V27" stroke="${lit(color, 0.45)}" stroke-width="3"/>`
  const shade = `<g transform="translate(0 -12) rotate(-7)">${softStroke(`M-330 -150H380`, { width: 30, opacity: 0.5 })}</g>`
  const groove = `<path d="M-370 -178H370" stroke="${lit(accent, 0.5)}" stroke-width="16" stroke-opacity="0.5"/>`
  const lying = `<g transform="translate(0 -216) rotate(-9) scale(1.14 1.5)">${barrel}${tip}${cap}${clipBar}</g>`
  return {
    body: block + wood + groove + shade + lying,
    width: 860,
    height: 330,
    foot: 380,
    footDepth: 0.35,
    focus: { x: 250, y: -200, near: 2.3 },
  }
}

const ticks = (radius: number, color: string): string =>
  Array.from({ length: 60 }, (_, i) => {
    const hour = i % 5 === 0
    return `<path d="M0 ${-radius}V${round(-radius * (hour ? 0.86 : 0.95))}" transform="rotate(${i * 6})" stroke="${color}" stroke-width="${hour ? radius * 0.03 : radius * 0.01}" stroke-linecap="butt"/>`
  }).join('')

const hands = (_sheet: Sheet, radius: number, color: string): string => {
  const hand = (length: number, width: number, turn: number) =>
    `<path d="M${-width} ${length * 0.16}L${-width * 0.8} ${-length}H${width * 0.8}L${width} ${length * 0.16}Z" transform="rotate(${turn})"/>`
  const both = hand(radius * 0.52, radius * 0.026, 304) + hand(radius * 0.8, radius * 0.02, 52)
  return `<g transform="translate(7 10)">${softShape(both, { spread: 6, opacity: 0.25 })}</g><g fill="${color}">${both}</g><circle r="${round(radius * 0.045)}" fill="${color}"/>`
}

export const deskClock: Draw = ({ sheet, color, accent }) => {
  const shape = 'M-330 0V-360C-330 -560 -180 -690 0 -690C180 -690 330 -560 330 -360V0Z'
  const clip = sheet.clip(`<path d="${shape}"/>`)
  const edge = `<path d="${shape}" transform="translate(40 -12)" fill="${lit(color, 0.5)}"/><path d="${shape}" transform="translate(20 -6)" fill="${lit(color, 0.66)}"/>`
  const wood = `<path d="${shape}" fill="${face(sheet, color)}"/><g clip-path="${clip}">${grain(sheet, color, { x: -340, y: -700, width: 680, height: 700 }, 40)}</g><path d="${shape}" fill="none" stroke="${lit(color, 1.5)}" stroke-width="5" stroke-opacity="0.5"/>`
  const dial = `<g transform="translate(0 -360)"><circle r="244" fill="${lit(color, 0.4)}"/><circle r="238" fill="${lit(accent, 0.95)}"/><circle r="228" fill="${sheet.radial(
    [
      [0, '#f7f1e4'],
      [0.8, '#ece3d1'],
      [1, '#cfc3ab'],
    ],
    [0.42, 0.38, 0.7],
  )}"/><path d="M-228 0A228 228 0 0 1 0 -228A228 228 0 0 1 150 -172A250 250 0 0 0 -210 40Z" fill="#1d130c" opacity="0.1"/>${ticks(212, '#4a4138')}${hands(sheet, 212, lit(accent, 0.62))}</g>`
  return {
    body: edge + wood + dial,
    width: 720,
    height: 710,
    foot: 345,
    footDepth: 0.3,
    focus: { x: 60, y: -440, near: 2.1 },
  }
}

export const wallClock: Draw = ({ sheet, color }) => {
  const r = 400
  const rim = sheet.linear(
    [
      [0, lit(color, 1.35)],
      [0.4, lit(color, 1)],
      [1, lit(color, 0.45)],
    ],
    [0, 0, 1, 1],
  )
  const inner = sheet.linear(
    [
      [0, lit(color, 0.45)],
      [0.6, lit(color, 0.85)],
      [1, lit(color, 1.3)],
    ],
    [0, 0, 1, 1],
  )
  const dial = sheet.radial(
    [
      [0, '#faf6ec'],
      [0.75, '#f0e9da'],
      [1, '#d4cab6'],
    ],
    [0.4, 0.36, 0.75],
  )
  const glassy = `<path d="M-300 -180A350 350 0 0 1 60 -345A420 420 0 0 0 -300 -180Z" fill="#fff" opacity="0.5"/>`
  const second = `<path d="M0 70V-300" transform="rotate(206)" stroke="#b2502f" stroke-width="5"/><circle r="11" fill="#b2502f"/>`
  const body = `<g transform="translate(0 ${-r})">${wallShadow(`<circle r="${r}"/>`, 34)}<circle r="${r}" fill="${rim}"/><circle r="${r - 34}" fill="${inner}"/><circle r="${r - 46}" fill="${dial}"/><path d="M${-(r - 46)} 0A${r - 46} ${r - 46} 0 0 1 ${(r - 46) * 0.7} ${-(r - 46) * 0.71}A${r} ${r} 0 0 0 ${-(r - 46)} 40Z" fill="#1d130c" opacity="0.12"/>${ticks(318, '#2f2b27')}${hands(sheet, 318, '#2f2b27')}${second}${glassy}</g>`
  return { body, width: 830, height: 800, hangs: 'wall', focus: { x: 180, y: -560, near: 2.1 } }
}

export const penCup: Draw = ({ sheet, color, accent }) => {
  const profile: [number, number][] = points('196 0, 208 12, 220 200, 226 440, 222 448')
  const inside = hollow(sheet, {
    profile: points('206 448, 200 330, 196 200'),
    color: lit(color, 0.72),
  })
  const pencil = (x: number, y: number, turn: number, tone: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-17 0V-350H17V0Z" fill="${sheet.linear(
      [
        [0, lit(tone, 1.15)],
        [0.32, lit(tone, 1.08)],
        [0.34, tone],
        [0.68, lit(tone, 0.86)],
        [0.7, lit(tone, 0.62)],
        [1, lit(tone, 0.5)],
      ],
    )}"/><path d="M-17 -350L-4 -406H4L17 -350L8 -342L0 -350L-8 -342Z" fill="${sheet.linear([
      [0, '#f0d7ae'],
      [1, '#b88f5c'],
    ])}"/><path d="M-5 -402L0 -424L5 -402Z" fill="#2c2723"/></g>`
  const brush =
    limb(sheet, knots('-90 -300 9, -150 -560 10, -186 -720 12'), '#8c5f38', 'satin') +
    `<g transform="translate(-194 -758) rotate(-13)"><rect x="-15" y="-20" width="30" height="66" fill="${sheet.linear(
      [
        [0, '#efe6cf'],
        [0.4, '#b9a26a'],
        [1, '#6d5524'],
      ],
    )}"/><path d="M-15 -20C-22 -70 -8 -110 0 -128C8 -110 22 -70 15 -20Z" fill="#3c2c22"/></g>`
  const things =
    brush +
    pencil(-20, -330, -5, accent) +
    pencil(60, -320, 7, '#38506b') +
    pencil(116, -280, 16, '#9c4a2d')
  const cup = turned(sheet, {
    profile,
    color,
    finish: 'satin',
    flutes: 9,
    facets: true,
    open: true,
  })
  const marks = speckle(sheet, color, {
    from: 10,
    to: 430,
    radiusAt: radiusOf(profile),
    count: 120,
  })
  return {
    body: `${inside}${things}${cup}${marks}${rimLight({ radius: 218, height: 448 }, 6, 0.4)}`,
    width: 500,
    height: 900,
    foot: 204,
    focus: { x: -40, y: -260, near: 2.1 },
  }
}

export const scissors: Draw = ({ sheet, color, accent }) => {
  const steel = (from: number, to: number) =>
    sheet.linear([
      [0, lit(accent, from)],
      [0.48, lit(accent, 1.05)],
      [0.52, lit(accent, 0.78)],
      [1, lit(accent, to)],
    ])
  const blade = (turn: number, light: number) =>
    `<g transform="rotate(${turn})"><path d="M-26 -60C-30 160 -14 380 0 520C16 380 26 160 24 -60Z" fill="${steel(light, light * 0.7)}"/>${brushed(sheet, { x: -14, y: 0, width: 26, height: 380 }, 20)}</g>`
  const shank = (side: number) =>
    limb(
      sheet,
      [
        [side * -6, -500, 17],
        [side * 40, -640, 15],
        [side * 92, -740, 16],
      ],
      color,
      'satin',
    )
  const bow = (side: number) =>
    `<g transform="translate(${side * 134} -850) rotate(${side * 14})"><ellipse rx="92" ry="124" fill="none" stroke="${lit(color, 0.5)}" stroke-width="38"/><ellipse cx="-3" cy="-4" rx="92" ry="124" fill="none" stroke="${color}" stroke-width="30"/><ellipse cx="-6" cy="-8" rx="93" ry="125" fill="none" stroke="${lit(color, 1.4)}" stroke-width="9" stroke-opacity="0.7"/></g>`
  const screw = `<g transform="translate(0 -500)"><circle r="24" fill="${sheet.radial(
    [
      [0, '#f0d998'],
      [0.6, '#bd9547'],
      [1, '#5f441c'],
    ],
    [0.36, 0.32, 0.8],
  )}"/><path d="M-16 8L16 -8" stroke="#5f441c" stroke-width="5"/></g>`
  const outline = `<g transform="translate(0 -520)"><path d="M-36 -60L0 520L36 -60Z"/></g><ellipse cx="134" cy="-850" rx="92" ry="124" fill="none" stroke="#2a1c12" stroke-width="38"/><ellipse cx="-134" cy="-850" rx="92" ry="124" fill="none" stroke="#2a1c12" stroke-width="38"/>`
  const nail = `<circle cx="-150" cy="-962" r="15" fill="${sheet.radial(
    [
      [0, '#8b8680'],
      [1, '#2f2b27'],
    ],
    [0.35, 0.3, 0.8],
  )}"/>`
  return {
    body: `${wallShadow(outline, 24)}<g transform="translate(0 -520)">${blade(2.2, 0.9)}${blade(-2.2, 1.3)}</g>${shank(1)}${shank(-1)}${bow(1)}${bow(-1)}${screw}${nail}`,
    width: 520,
    height: 1000,
    hangs: 'wall',
    focus: { x: 0, y: -520, near: 2.4 },
  }
}
