import { expect, test } from 'vitest'
import { lipLight } from './lip.ts'
import { createSheet, type Point } from './sheet.ts'

test('the rim is one line that bulges into a round lip, without a corner', () => {
  const markup = lipLight(
    createSheet('jug'),
    [178, 706],
    { from: 470, to: 706, out: 86, rise: 26 },
    4,
  )
  expect(markup.match(/M/g)).toHaveLength(1)
  const line = [...markup.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)]
    .map(([, x, y]): Point => [Number(x), Number(y)])
    .filter(([x, y], i, all) => x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1])
  expect(Math.min(...line.map(([x]) => x))).toBe(-264)
  expect(Math.max(...line.map(([x]) => x))).toBe(178)
  const ways = line.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = line[i] ?? [0, 0]
    return Math.atan2(y - fromY, x - fromX)
  })
  for (const [i, way] of ways.slice(1).entries()) {
    const turn = way - (ways[i] ?? 0)
    expect(Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))).toBeLessThan(0.5)
  }
})
