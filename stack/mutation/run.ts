// `npm run mutants [-- <area or file>… | --since <commit>] [--force]`: changes the code of each area in small ways and
// reports the changes that no test notices.
import { copyTree } from '../mutants/copy-tree.ts'
import { changedFiles, git } from '../tools/changed-files.ts'
import { type Area, areas, filesToMutate, testsOf } from './areas.ts'
import { printResult } from './print-result.ts'
import { runStryker } from './run-stryker.ts'

/** An area with a lower score fails. */
const leastScore = 85

type Part = { area: Area; files: string[] }

/** A test stands for the file beside it. */
const sourceOf = (file: string) => file.replace(/\.test(\.tsx?)$/, '$1')

/** Returns the areas of the files, each with those of its files. */
function partsOf(files: readonly string[]): Part[] {
  const wanted = new Set(files.map(sourceOf))
  return areas
    .map((area) => ({ area, files: filesToMutate(area).filter((file) => wanted.has(file)) }))
    .filter((part) => part.files.length > 0)
}

/** Ends the process with a sentence instead of a stack trace. */
function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function partsFor(args: readonly string[]): Part[] {
  const [first, commit = 'HEAD'] = args
  if (first === '--since') {
    if (!git('rev-parse', '--verify', `${commit}^{commit}`)) giveUp(`There is no commit ${commit}`)
    return partsOf(changedFiles(commit))
  }
  const named = areas.filter(({ name }) => args.length === 0 || args.includes(name))
  const files = args.filter((arg) => !areas.some(({ name }) => name === arg))
  const parts = partsOf(files)
  const unknown = files.filter((file) => !parts.some((part) => part.files.includes(sourceOf(file))))
  if (unknown.length > 0) giveUp(`Neither an area nor a file of one: ${unknown.join(', ')}`)
  return [...named.map((area) => ({ area, files: filesToMutate(area) })), ...parts]
}

/** Returns whether the tests of a part notice enough. */
function passes(tree: string, { area, files }: Part, isForced: boolean): boolean {
  const result = runStryker(tree, { name: area.name, files, tests: testsOf(area), isForced })
  printResult(area.name, result)
  const hasNew = area.isJudged && result.survivors.some(({ judged }) => !judged)
  return result.score >= leastScore && !hasNew
}

function main(args: readonly string[]): number {
  const parts = partsFor(args.filter((arg) => arg !== '--force'))
  if (parts.length === 0) {
    console.log('No file of an area has changed')
    return 0
  }
  const copy = copyTree({ needsWeb: false })
  // Removes the copy also when the run is aborted.
  process.on('exit', copy.remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  const failed = parts.filter((part) => !passes(copy.path, part, args.includes('--force')))
  const names = failed.map(({ area }) => area.name).join(', ')
  console.log(failed.length === 0 ? 'All areas passed' : `Below the limits: ${names}`)
  return failed.length === 0 ? 0 : 1
}

process.exit(main(process.argv.slice(2)))
