// Makes a folder and its parents, each readable for this user only.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes what is missing of a path, one folder after the other: below `/proc`, the recursive call of Node never returns.
 * Throws the error of the file system.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = []
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path)
  for (const path of missing) makeOne(path)
}

function makeOne(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process was faster.
    if (!existsSync(path)) throw error
  }
}
