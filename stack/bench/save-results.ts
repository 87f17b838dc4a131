import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/root.ts'

/** Writes what a benchmark found to `test-results/<name>.json`. */
export function saveResults(name: string, results: object): void {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(join(root, `test-results/${name}.json`), JSON.stringify(results, null, 2))
}
