import { expect, test } from 'vitest'
import { routes } from '../app/routes.ts'
import { descriptions } from './descriptions.ts'
import { sourcesOf } from './sources.ts'

/** All modules, by their path from this folder. */
const modules = import.meta.glob('../{app,screens}/**/*.{ts,tsx}')

test.each(routes.map(({ pattern }) => pattern))('%s has a file and a description', (pattern) => {
  expect(sourcesOf(pattern)).not.toEqual([])
  for (const file of sourcesOf(pattern))
    expect(modules).toHaveProperty([file.replace('src/', '../')])
  expect(descriptions[pattern]).toBeTypeOf('function')
})
