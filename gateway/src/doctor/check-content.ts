// Checks the files that the merchant writes: terms, texts, pages and stories of brands.
import { languages } from '@vitrine/languages'
import { readContent } from '../content/content-library.ts'
import { UnusableSettings } from '../unusable-settings.ts'
import { fault, good, type Outcome } from './finding.ts'
import type { Subject } from './subject.ts'

/** Reads them again, as the next start will. */
export async function checkContent({ config }: Subject): Promise<Outcome> {
  const { store, mediaOrigin } = config
  const counts: string[] = []
  for (const { code } of languages) {
    try {
      const { pages } = readContent({ ...store, mediaOrigin, language: code })
      counts.push(`${pages.length} in ${code}`)
    } catch (error) {
      if (!(error instanceof UnusableSettings)) throw error
      return fault(
        `${error.reason}.`,
        'Correct the file or its setting: the shop does not start with it.',
      )
    }
  }
  const terms = store.termsFile ? 'with' : 'without'
  return good(`The shop has pages of its own: ${counts.join(', ')}; ${terms} terms of delivery.`)
}
