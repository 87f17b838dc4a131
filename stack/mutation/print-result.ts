import type { AreaResult, Survivor } from './report.ts'

const oneLine = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}

const survivorLine = ({ file, line, mutator, original, replacement, isCovered }: Survivor) =>
  `  ${file}:${line} ${mutator}${isCovered ? '' : ' (no coverage)'} ` +
  `${oneLine(original)} -> ${oneLine(replacement)}`

/** Prints the counts of an area, and the survivors that no reason is written for. */
export function printResult(name: string, { killed, timedOut, survivors, score }: AreaResult) {
  const isOpen = ({ judged }: Survivor) => !judged
  const covered = survivors.filter(({ isCovered }) => isCovered).length
  const open = survivors.filter(isOpen)
  console.log(
    `${name}: ${score.toFixed(1)} % — ${killed} killed, ${timedOut} timed out, ${covered} survived, ` +
      `${survivors.length - covered} without coverage, ${survivors.length - open.length} of them judged`,
  )
  for (const survivor of open) console.log(survivorLine(survivor))
}
