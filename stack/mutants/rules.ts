// The broken rules of INVARIANTS.md, by subject.
import type { RuleMutant } from './mutant.ts'
import { argumentRules } from './rules/arguments.ts'
import { cartRules } from './rules/carts.ts'
import { codeRules } from './rules/code.ts'
import { eventRules } from './rules/events.ts'
import { importRules } from './rules/imports.ts'
import { readRules } from './rules/reads.ts'
import { searchRules } from './rules/search.ts'
import { webRules } from './rules/web.ts'

export const ruleMutants: readonly RuleMutant[] = [
  ...argumentRules,
  ...cartRules,
  ...codeRules,
  ...eventRules,
  ...importRules,
  ...readRules,
  ...searchRules,
  ...webRules,
]
