// Draws a portrait of a person: head and shoulders in front of a lit wall.
import type { Draw } from '../drawing.ts'
import { lit } from '../palette.ts'
import { features, head } from '../people/face.ts'
import { hairOf } from '../people/hair.ts'
import { persons } from '../people/persons.ts'
import { beardOf, braidOf, capOf, clothes, earringsOf, glassesOf } from '../people/worn.ts'
import { pick } from '../pick.ts'
import { round, type Sheet } from '../sheet.ts'
import { softEllipse } from '../soft.ts'

/**
 * Height of the eyes. Members' pictures have no focal point, so the head stands in the square in the middle.
 */
const eyes = -632

const wallBehind = (sheet: Sheet, wall: string): string => {
  const fill = sheet.linear(
    [
      [0, lit(wall, 1.22)],
      [0.5, lit(wall, 1.02)],
      [1, lit(wall, 0.8)],
    ],
    [0, 0, 0.9, 1],
  )
  const light = softEllipse(sheet, {
    x: -300,
    y: -1000,
    rx: 640,
    ry: 560,
    opacity: 0.5,
    color: '#fff4de',
    core: 0,
  })
  const cast = softEllipse(sheet, {
    x: 190,
    y: -640,
    rx: 420,
    ry: 480,
    opacity: 0.26,
    color: lit(wall, 0.3),
    core: 0.2,
  })
  return `<rect x="-720" y="-1450" width="1440" height="1800" fill="${fill}"/>${light}${cast}`
}

/** `color` is the clothing, `accent` the hair, `variant` selects the person. */
export const portrait: Draw = ({ sheet, color, accent, variant }) => {
  const person = pick(persons, variant)
  const hair = hairOf(sheet, person, person.hair === 'scarf' ? color : accent)
  const sitter = { sheet, color, accent, person }
  const bust = `<g transform="translate(0 ${eyes}) scale(1.18)">${turned(person.lean, hair.back)}${clothes(sitter)}${turned(
    person.lean,
    head(sheet, person) +
      beardOf(sheet, person, accent) +
      earringsOf(person) +
      features(sheet, person, accent) +
      hair.front +
      capOf(sheet, person) +
      glassesOf(person),
  )}${braidOf(sheet, person, accent)}</g>`
  return {
    body: wallBehind(sheet, person.wall) + bust,
    width: 920,
    height: 1010,
    focus: { x: 0, y: round(eyes + 60), near: 1.4 },
  }
}

/** Tilts the head around the throat. */
const turned = (degrees: number, content: string): string =>
  `<g transform="rotate(${degrees} 0 260)">${content}</g>`
