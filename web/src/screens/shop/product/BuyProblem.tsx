import { Banner } from '../../../ui/Banner.tsx'
import type { BuyProblemEntry } from './use-add.ts'

/** Refusals, beside the part of the form they concern. */
export function BuyProblem({ problems }: { problems: readonly BuyProblemEntry[] }) {
  return problems.map(({ text, tone }) => (
    <Banner key={text} tone={tone}>
      <p>{text}</p>
    </Banner>
  ))
}
