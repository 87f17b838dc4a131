// Renames several brands. Problems have the brand's id as their field, where the dialog shows them.
import { graphql } from '../../__generated__/gql.ts'
import * as messages from '../../__generated__/messages/brands.ts'
import type { useJob } from '../../jobs/use-job.ts'
import { bidiIsolate } from '../../lib/bidi-isolate.ts'
import type { useChange } from '../../lib/use-change.ts'
import { lostAnswer, type Problem } from '../../ui/Problems.tsx'

const updateBrandsDocument = graphql(`
  mutation AdminUpdateBrands($brands: [UpdateBrandInput!]!) {
    bulkUpdateBrands(input: { brands: $brands }) {
      items { index id success brand { id name revision } problems { code message } }
      problems { code message field requestId }
    }
  }
`)

const renameBrandsDocument = graphql(`
  mutation AdminRenameBrands($input: RenameBrandsInput!) {
    renameBrands(input: $input) {
      job { id }
      current { id name revision }
      problems { code message field requestId }
    }
  }
`)

type Renamed = { id: string; revision: string; name: string }
type Outcome = {
  isDone: boolean
  problems: readonly Problem[]
  /** Brands as they are now, as far as they differ from what was known. */
  now: readonly { id: string; name: string; revision?: string | null }[]
  /** Number of brands renamed. */
  done: number
}

/** Renames brands and products as one job, whose progress the dialog shows. */
export async function renameAll(
  start: ReturnType<typeof useJob>['start'],
  brands: Renamed[],
): Promise<Outcome> {
  const { data, problems } = await start(renameBrandsDocument, { brands })
  const current = data?.renameBrands.current ?? []
  const placed = problems.map((problem) => {
    const id = brands[placeOf(problem)]?.id
    const theirs = current.find((brand) => brand.id === id)
    if (!id) return problem
    return { ...problem, field: id, message: theirs ? movedWords(theirs.name) : problem.message }
  })
  return { isDone: false, problems: placed, now: current, done: 0 }
}

const placeOf = ({ field }: Problem): number =>
  Number(/^brands\[(\d+)\]/.exec(field ?? '')?.[1] ?? Number.NaN)

const movedWords = (name: string): string => messages.renameConflict({ name: bidiIsolate(name) })

/** Renames brands one at a time; refused ones stay in the list. */
export async function renameEach(
  change: ReturnType<typeof useChange>['change'],
  brands: Renamed[],
): Promise<Outcome> {
  const sent = await change(updateBrandsDocument, { brands })
  if (!sent.isDone) return { ...sent, now: [], done: 0 }
  const { items } = sent.data.bulkUpdateBrands
  const problems = items.flatMap(({ index, success, problems: [why = lostAnswer] }) =>
    success ? [] : [{ ...why, field: brands[index]?.id ?? null }],
  )
  const now = items.flatMap(({ brand }) => brand ?? [])
  return { isDone: problems.length === 0, problems, now, done: items.length - problems.length }
}
