// Builds the shop in one language: generated modules of texts are those of the language. Code imports the modules of
// the source language, by which it is typed. docs/decisions/048-languages.md
import { sourceLanguage, translatedName } from '@vitrine/languages'
import type { Plugin } from 'vite'

const modules = ['messages', 'problem-messages', 'countries']
const imports = new RegExp(`(?<=['"][^'"\\n]*__generated__/)(${modules.join('|')})(?=[/.])`, 'g')

/** Returns the code with imports of messages in a language. */
export const inLanguage = (code: string, language: string): string =>
  code.replace(imports, (name) => translatedName(name, language))

export function language(code: string): Plugin {
  return {
    name: 'vitrine-language',
    enforce: 'pre',
    transform(text, id) {
      if (code === sourceLanguage || !id.includes('/src/') || !text.includes('__generated__/'))
        return null
      const changed = inLanguage(text, code)
      return changed === text ? null : { code: changed, map: null }
    },
  }
}
