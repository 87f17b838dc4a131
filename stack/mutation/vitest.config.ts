// Vitest for a mutation run: the test files of one area, which `MUTATION_TESTS` lists as JSON.
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { alone, common, resolve } from '../../vitest.config.ts'

const tests: string[] = JSON.parse(process.env.MUTATION_TESTS ?? '[]')
const project = (name: string, include: string[], isolate: boolean) => ({
  resolve,
  // A thread refuses options of the process, such as the size of its young generation.
  test: { ...common, name, include, isolate, pool: 'threads' as const, execArgv: [] },
})
const projects = [
  project(
    'shared',
    tests.filter((file) => !alone.includes(file)),
    false,
  ),
  project(
    'alone',
    tests.filter((file) => alone.includes(file)),
    true,
  ),
]

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: { projects: projects.filter(({ test }) => test.include.length > 0) },
})
