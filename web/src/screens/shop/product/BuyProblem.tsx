import { problemTone, problemWords } from '../../../lib/problem-words.ts'
import { Banner } from '../../../ui/Banner.tsx'
import type { BuyProblemEntry } from './use-add.ts'

/** Refusals, beside the part of the form they concern. */
export function BuyProblem({ problems }: { problems: readonly BuyProblemEntry[] }) {
  return problems.map(({ code, message }) => (
    <Banner key={code} tone={problemTone(code)}>
      <p>{message ?? problemWords[code]}</p>
    </Banner>
  ))
}
