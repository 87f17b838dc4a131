// `npx tsx stack/tools/language.ts [folder …]`: prints what docs/vocabulary.md refuses, and how often by folder.
import { checkLanguage } from './language/check-language.ts'
import { readVocabulary } from './language/read-vocabulary.ts'
import { trackedSources } from './language/tracked-sources.ts'

const isSummary = process.argv.includes('--summary')
const folders = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const vocabulary = readVocabulary()
const findings = trackedSources(folders).flatMap(({ file, source }) =>
  checkLanguage(file, source, vocabulary),
)

function printCounts(title: string, keyOf: (one: (typeof findings)[number]) => string): void {
  const counts = new Map<string, number>()
  for (const one of findings) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  console.log(`\n${title}`)
  for (const [key, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    console.log(`${String(count).padStart(6)} ${key}`)
  }
}

if (!isSummary) {
  for (const { file, line, word, instead, text } of findings) {
    console.log(`${file}:${line} ${word} (${instead}): ${text.replaceAll('\n', ' ')}`)
  }
}
printCounts('By word', ({ word }) => word)
printCounts('By folder', ({ file }) => file.split('/').slice(0, 3).join('/'))
console.log(`\n${findings.length} findings`)
