// Rewrites bundles so that they take less memory. docs/decisions/049-bundled-servers.md
import { readFileSync, writeFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { stableShapes } from './stable-shapes.mjs'

/** The engine holds the text of each module, in one byte a character if it can: a fifth of it is indentation and comments. */
export const compact = {
  minifyWhitespace: true,
  lineLimit: 160,
  charset: 'ascii',
  legalComments: 'none',
  target: 'node20',
  logLevel: 'warning',
}

/** Returns a bundle with escapes instead of characters beyond Latin-1, which esbuild leaves in regular expressions. */
export function inOneByte(code) {
  const escaped = (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`
  return code.replace(/[\u0100-\uffff]/g, escaped)
}

/** Rewrites a module that another tool built. */
export async function compactModule(file) {
  const { code } = await transform(readFileSync(file, 'utf8'), { ...compact, format: 'esm' })
  writeFileSync(file, inOneByte(stableShapes(code, file)))
}
