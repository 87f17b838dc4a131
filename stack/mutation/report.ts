// Reads Stryker's report of an area.
import { readFileSync } from 'node:fs'
import { type Judged, judgedBy } from './judged.ts'

/** The part of Stryker's mutation-testing report that is read here. */
type StrykerReport = {
  files: Record<string, { source: string; mutants: StrykerMutant[] }>
}
type Position = { line: number; column: number }
type StrykerMutant = {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: Position; end: Position }
}

export type Survivor = {
  file: string
  line: number
  lineText: string
  mutator: string
  original: string
  replacement: string
  isCovered: boolean
  judged?: Judged
}

export type AreaResult = {
  killed: number
  timedOut: number
  survivors: Survivor[]
  /** Percent of the mutants that a test noticed; a mutant that timed out was noticed. */
  score: number
}

/** Returns the text between two positions, which Stryker counts from 1. */
function textBetween(source: string, { start, end }: { start: Position; end: Position }): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  if (lines[last] !== undefined) lines[last] = lines[last].slice(0, end.column - 1)
  if (lines[0] !== undefined) lines[0] = lines[0].slice(start.column - 1)
  return lines.join('\n')
}

type Found = { file: string; source: string; mutant: StrykerMutant }

function survivorOf({ file, source, mutant }: Found): Survivor {
  const { start } = mutant.location
  const survivor = {
    file,
    line: start.line,
    lineText: source.split('\n')[start.line - 1] ?? '',
    mutator: mutant.mutatorName,
    original: textBetween(source, mutant.location),
    replacement: mutant.replacement ?? '',
    isCovered: mutant.status === 'Survived',
  }
  return { ...survivor, judged: judgedBy(survivor) }
}

/** Reads what happened to the mutants of some files; an incremental report may have more files. */
export function readResult(reportFile: string, files: readonly string[]): AreaResult {
  const report: StrykerReport = JSON.parse(readFileSync(reportFile, 'utf8'))
  const mutants = files.flatMap((file) => {
    const { source, mutants } = report.files[file] ?? { source: '', mutants: [] }
    return mutants.map((mutant) => ({ file, source, mutant }))
  })
  const having = (...statuses: string[]) =>
    mutants.filter(({ mutant }) => statuses.includes(mutant.status))
  const killed = having('Killed').length
  const timedOut = having('Timeout').length
  const survivors = having('Survived', 'NoCoverage').map(survivorOf)
  const all = killed + timedOut + survivors.length
  const score = all === 0 ? 100 : (100 * (killed + timedOut)) / all
  return { killed, timedOut, survivors, score }
}
