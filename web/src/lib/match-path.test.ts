import { describe, expect, it } from 'vitest'
import { matchPath } from './match-path.ts'

describe('matchPath', () => {
  it('reads parameters', () => {
    expect(matchPath('/p/:slug', '/p/morning-mug')).toEqual({ slug: 'morning-mug' })
    expect(matchPath('/p/:slug', '/p/caf%C3%A9/')).toEqual({ slug: 'café' })
    expect(matchPath('/', '/')).toEqual({})
  })

  it('refuses what is not the same shape', () => {
    const tries = ['/p', '/p/', '/p/a/b', '/q/a', '/p/%E0%A4%A', '/p//', '//p/a']
    expect(tries.map((path) => matchPath('/p/:slug', path))).toEqual(tries.map(() => null))
    expect(matchPath('/p/a', '/p/b')).toBeNull()
  })
})
