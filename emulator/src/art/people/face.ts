import { lightness, lit, mix } from '../palette.ts'
import { round, type Sheet } from '../sheet.ts'
import { softEllipse, softStroke } from '../soft.ts'
import type { Person } from './person.ts'

// Draws heads: shape, light and features. The features are few and calm, as in a printed portrait.

/** Returns the outline of the face, from the hairline to the chin. */
export const outlineOf = ({ cheeks: w, jaw: j }: Pick<Person, 'cheeks' | 'jaw'>): string => {
  const side = (s: number) =>
    s > 0
      ? `C${w * 0.66} -232 ${w} -160 ${w} -30C${w} 74 ${j * 1.06} 136 ${j * 0.7} 196C${j * 0.44} 238 ${j * 0.22} 250 0 250`
      : `C${-j * 0.22} 250 ${-j * 0.44} 238 ${-j * 0.7} 196C${-j * 1.06} 136 ${-w} 74 ${-w} -30C${-w} -160 ${-w * 0.66} -232 0 -232Z`
  return `M0 -232${side(1)}${side(-1)}`
}

const shade = (skin: string, light: number): string => mix(lit(skin, light), '#7a2f1c', 0.1)

const ears = ({ skin, cheeks, turn }: Person): string => {
  const ear = (side: number) => {
    // The ear on the averted side shows less.
    const rx = side * turn > 0 ? 17 : 26
    const x = side * (cheeks + 4) + turn * 0.2
    return `<ellipse cx="${round(x)}" cy="24" rx="${rx}" ry="46" fill="${lit(skin, side < 0 ? 0.95 : 0.74)}"/><path d="M${round(x + side * 6)} -2c${-side * 12} 8 ${-side * 14} 30 ${-side * 4} 46" fill="none" stroke="${shade(skin, 0.6)}" stroke-width="5" stroke-linecap="round" stroke-opacity="0.5"/>`
  }
  return ear(-1) + ear(1)
}

/** Draws ears, skin and the light on it; no features. */
export const head = (sheet: Sheet, person: Person): string => {
  const { skin, cheeks } = person
  const shape = `<path d="${outlineOf(person)}"/>`
  const light = sheet.radial(
    [
      [0, lit(skin, 1.16)],
      [0.45, lit(skin, 1.03)],
      [1, lit(skin, 0.86)],
    ],
    [0.36, 0.36, 0.74],
  )
  const dark = shade(skin, 0.56)
  const side = sheet.linear([
    [0, dark, 0],
    [0.56, dark, 0],
    [0.78, dark, 0.2],
    [1, dark, 0.5],
  ])
  const jaw = sheet.linear(
    [
      [0, dark, 0],
      [0.72, dark, 0],
      [1, dark, 0.34],
    ],
    [0, 0, 0, 1],
  )
  const blush = (x: number) =>
    softEllipse(sheet, {
      x,
      y: 84,
      rx: 74,
      ry: 54,
      opacity: 0.08 + 0.2 * lightness(skin),
      color: mix(skin, '#c2503c', 0.7),
      core: 0,
    })
  const box = `x="${-cheeks - 4}" y="-240" width="${cheeks * 2 + 8}" height="500"`
  return `${ears(person)}<g fill="${light}">${shape}</g><g clip-path="${sheet.clip(shape)}"><rect ${box} fill="${side}"/><rect ${box} fill="${jaw}"/>${blush(-96 + person.turn)}${blush(92 + person.turn)}</g>`
}

const eyes = ({ skin, iris = '#3a2a20', isOld }: Person): string => {
  const lid = mix(lit(skin, 0.26), '#2a1a14', 0.5)
  const eye = (side: number) => {
    const x = side * 70
    // The eye is one dark shape under its lid: a drawn white looks like a stare.
    const ball = `<ellipse cx="${x}" cy="3" rx="13" ry="15" fill="${mix(iris, '#1c130e', 0.62)}" stroke="none"/><circle cx="${x - 4}" cy="-3" r="4" fill="#fff" fill-opacity="0.85" stroke="none"/>`
    const wrinkle = isOld
      ? `<path d="M${x + side * 46} 6l${side * 15} -7M${x + side * 46} 15l${side * 16} 3" stroke="${shade(skin, 0.55)}" stroke-width="4" stroke-opacity="0.4"/>`
      : ''
    return `${ball}<path d="M${x - 31} 4C${x - 18} -17 ${x + 18} -17 ${x + 31} 4" stroke="${lid}" stroke-width="7"/>${wrinkle}`
  }
  return eye(-1) + eye(1)
}

const brows = (tone: string, { brow, smile }: Person): string => {
  const one = (side: number) => {
    const x = side * 72
    return `<path d="M${x - side * 44} -54C${x - side * 18} ${-66 - smile * 0.3} ${x + side * 20} ${-70 - smile * 0.2} ${x + side * 48} -50" stroke="${tone}" stroke-width="${brow}"/>`
  }
  return one(-1) + one(1)
}

const nose = ({ skin, turn }: Person): string => {
  const tone = shade(skin, 0.5)
  const way = turn < 0 ? -1 : 1
  const side = `M${way * 10} -30C${way * 14} 16 ${way * 30} 50 ${way * 37} 74C${way * 40} 92 ${way * 18} 98 0 95L0 -30Z`
  return `<path d="${side}" fill="${tone}" fill-opacity="0.13" stroke="none"/><path d="M${way * 33} 62C${way * 44} 86 ${way * 26} 100 ${way * -4} 95" stroke="${tone}" stroke-width="6" stroke-opacity="0.6"/><ellipse cx="-7" cy="62" rx="10" ry="17" fill="${lit(skin, 1.3)}" fill-opacity="0.4" stroke="none"/>`
}

const mouth = ({ skin, smile, lips, isOld }: Person): string => {
  const lip = mix(lips ?? shade(skin, 0.7), skin, lips ? 0.12 : 0.3)
  const up = 156 - smile
  const middle = 158
  const upper = `<path d="M-50 ${up}C-30 ${up - 4} -16 ${middle - 19} 0 ${middle - 13}C16 ${middle - 19} 30 ${up - 4} 50 ${up}C26 ${middle + 5} -26 ${middle + 5} -50 ${up}Z" fill="${lip}" stroke="none"/>`
  const lower = `<path d="M-48 ${up + 1}C-26 ${middle + 4} 26 ${middle + 4} 48 ${up + 1}C30 ${middle + 26} -30 ${middle + 26} -48 ${up + 1}Z" fill="${mix(lip, lit(skin, 1.1), 0.2)}" stroke="none"/>`
  const line = `<path d="M-56 ${up - 2}C-28 ${middle + 5} 28 ${middle + 5} 56 ${up - 2}" stroke="${shade(lip, 0.58)}" stroke-width="5"/>`
  const folds = isOld
    ? `<path d="M-86 96C-102 116 -106 134 -100 152M86 96C102 116 106 134 100 152" stroke="${shade(skin, 0.55)}" stroke-width="5" stroke-opacity="0.32"/>`
    : ''
  return `${lower}${upper}${line}<path d="M-16 204q16 6 32 0" stroke="${shade(skin, 0.5)}" stroke-width="7" stroke-opacity="0.2"/>${folds}`
}

const freckles = (sheet: Sheet, skin: string): string => {
  const dots = Array.from({ length: 34 }, (_, i) => {
    const x = (i % 2 ? 1 : -1) * (34 + sheet.random() * 92)
    return `<circle cx="${round(x)}" cy="${round(46 + sheet.random() * 50)}" r="${round(2 + sheet.random() * 2.4)}"/>`
  })
  return `<g fill="${shade(skin, 0.55)}" fill-opacity="0.42" stroke="none">${dots.join('')}</g>`
}

/** Draws what is on the face; `hair` colors the brows. */
export const features = (sheet: Sheet, person: Person, hair: string): string => {
  const tone = mix(lit(hair, 0.6), lit(person.skin, 0.35), 0.3)
  const lines = person.isOld
    ? softStroke('M-70 -128Q0 -142 74 -126', {
        width: 5,
        opacity: 0.22,
        color: shade(person.skin, 0.5),
      })
    : ''
  const sockets = [-70, 70]
    .map((x) =>
      softEllipse(sheet, {
        x,
        y: -14,
        rx: 62,
        ry: 44,
        opacity: 0.2,
        color: shade(person.skin, 0.5),
        core: 0,
      }),
    )
    .join('')
  return `<g transform="translate(${person.turn} 0)" fill="none" stroke-linecap="round" stroke-linejoin="round">${sockets}${person.hasFreckles ? freckles(sheet, person.skin) : ''}${lines}${nose(person)}${mouth(person)}${eyes(person)}${brows(tone, person)}</g>`
}
