// Checks the files that the merchant writes: terms, texts, pages and stories of brands.
import { languages } from '@vitrine/languages'
import { readContent } from '../content/content-library.ts'
import { fault, good, type Outcome } from './finding.ts'
import type { Subject } from './subject.ts'

const unusable = 'The settings are not usable: '

/** Reads them again, as the next start will. */
export async function checkContent({ config }: Subject): Promise<Outcome> {
  const { store, mediaOrigin } = config
  const counts: string[] = []
  for (const { code } of languages) {
    try {
      const { pages } = readContent({ ...store, mediaOrigin, language: code })
      counts.push(`${pages.length} in ${code}`)
    } catch (error) {
      const { message } = error as Error
      if (!message.startsWith(unusable)) throw error
      return fault(
        `${message.slice(unusable.length)}.`,
        'Correct the file or its setting: the shop does not start with it.',
      )
    }
  }
  const terms = store.termsFile ? 'with' : 'without'
  return good(`The shop has pages of its own: ${counts.join(', ')}; ${terms} terms of delivery.`)
}
