import { expect, test } from 'vitest'
import { laterFiles } from './later-files.ts'

test('a file loads later what it imports dynamically and what that needs, but no other screen', () => {
  const manifest = {
    'entry.tsx': {
      file: 'a.js',
      imports: ['_b'],
      dynamicImports: ['CartScreen.tsx', 'drawer.tsx'],
    },
    'CartScreen.tsx': { file: 'c.js' },
    'drawer.tsx': { file: 'd.js', imports: ['_b', 'entry.tsx'] },
    _b: { file: 'b.js', imports: ['gone'] },
  }
  expect(laterFiles(manifest)).toEqual({ '/a.js': ['/d.js', '/b.js'] })
})
