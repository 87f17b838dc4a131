// Documents of our own clients, identified by the hash of their text. docs/security.md S53-S55.
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

export type TrustedDocuments = {
  find(documentId: string): string | undefined
  readonly size: number
  ids(): string[]
}

const idPattern = /^sha256:([0-9a-f]{64})$/

/** Reads manifests `{hash: text}`. A text that does not match its hash stops the start. */
export function readTrustedDocuments(files: readonly string[]): TrustedDocuments {
  const documents = files
    .filter((path) => existsSync(path))
    .flatMap((file) => [...hashedDocuments(JSON.parse(readFileSync(file, 'utf8')))])
  return documentsIn(new Map(documents))
}

/** Returns whether a key of a manifest is the SHA-256 of its text, with or without `sha256:` before it. */
export const isHashOf = (key: string, text: string): boolean =>
  hash('sha256', text, 'hex') === hashIn(key)

const hashIn = (key: string) => key.replace(/^sha256:/, '')

/** Returns the texts of a manifest `{hash: text}` by hash. Throws for a text that does not match its hash. */
export function hashedDocuments(manifest: Record<string, string>): Map<string, string> {
  const documents = new Map<string, string>()
  for (const [key, text] of Object.entries(manifest)) {
    const hash = hashIn(key)
    if (!isHashOf(key, text)) {
      throw new Error(
        `A trusted document does not have the hash ${hash.slice(0, 12)}… it is listed under`,
      )
    }
    documents.set(hash, text)
  }
  return documents
}

/** Returns the documents of a map from hash to text. */
export function documentsIn(documents: ReadonlyMap<string, string>): TrustedDocuments {
  return {
    // A map, so that no id can reach object properties.
    find: (documentId) => documents.get(idPattern.exec(documentId)?.[1] ?? ''),
    size: documents.size,
    ids: () => [...documents.keys()],
  }
}
