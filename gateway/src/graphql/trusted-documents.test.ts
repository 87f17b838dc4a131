import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTrustedDocuments } from './trusted-documents.ts'

const hashOf = (text: string) => hash('sha256', text, 'hex')
const own = '{ store { name } }'
const planted = 'mutation { deleteEverything }'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function manifest(name: string, entries: Record<string, string>): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(entries))
  return file
}

describe('readTrustedDocuments', () => {
  it('finds a document by the hash of its text, from every manifest', () => {
    const other = '{ __typename }'
    const documents = readTrustedDocuments([
      manifest('shop.json', { [`sha256:${hashOf(own)}`]: own }),
      manifest('admin.json', { [hashOf(other)]: other }),
    ])
    expect(documents.find(`sha256:${hashOf(own)}`)).toBe(own)
    expect(documents.find(`sha256:${hashOf(other)}`)).toBe(other)
    expect(documents.size).toBe(2)
  })

  it.each([
    ['another text under a known hash', { [`sha256:${hashOf(own)}`]: planted }],
    ['one character more', { [`sha256:${hashOf(own)}`]: `${own} ` }],
    ['a bad entry behind a good one', { [hashOf(own)]: own, [hashOf('x')]: planted }],
    ['a key that is no hash', { planted }],
    ['a prefix within a hash', { [hashOf(own).replace(/^.{8}/, '$&sha256:')]: own }],
  ])('S55 %s stops the start and does not repeat the text', (_, entries) => {
    const read = () => readTrustedDocuments([manifest('shop.json', entries)])
    expect(read).toThrow(/does not have the hash/)
    expect(read).not.toThrow(/deleteEverything/)
  })

  it('S53 finds a document by its whole id only', () => {
    const hash = hashOf(own)
    const documents = readTrustedDocuments([manifest('shop.json', { [hash]: own })])
    expect(documents.ids()).toEqual([hash])
    for (const id of [hash, `sha256:${hash}0`, `x sha256:${hash}`, `sha256:${hash.slice(1)}`, ''])
      expect(documents.find(id)).toBeUndefined()
  })

  it('reads no manifest that is not there', () => {
    expect(readTrustedDocuments([join(folder, 'none.json')]).size).toBe(0)
  })
})
