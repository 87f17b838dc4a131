// `npm run invariants:mutants [-- 'words of a rule' …]`: breaks the rules of INVARIANTS.md in turn and reports those that
// nothing notices. The name of a check instead of words stands for the rules that it enforces.
import { enforcing, type Invariant, readInvariants } from '../tools/invariants.ts'
import type { TreeCopy } from './copy-tree.ts'
import type { RuleMutant } from './mutant.ts'
import { ruleMutants } from './rules.ts'
import { runCheck } from './run-check.ts'
import { type Outcome, runAll, runUntilFailure } from './run-tests.ts'
import { tryMutants } from './try-mutants.ts'

const invariants = readInvariants()
const requested = process.argv.slice(2)
const chosen = ruleMutants.filter(
  ({ rule, check }) =>
    requested.length === 0 || requested.some((words) => rule.includes(words) || check === words),
)

function ruleOf({ rule: words }: RuleMutant): Invariant {
  const found = invariants.find(({ rule }) => rule.startsWith(words))
  if (!found) throw new Error(`INVARIANTS.md has no rule that begins with: ${words}`)
  return found
}
const testsOf = (mutant: RuleMutant) => enforcing(ruleOf(mutant), '.test.ts')

/** Runs what must notice the mutant. */
const runEnforcer = (copy: TreeCopy, mutant: RuleMutant): Outcome =>
  mutant.check
    ? runCheck(copy, mutant.check, enforcing(ruleOf(mutant), '.e2e.ts'))
    : runUntilFailure(copy.path, { files: testsOf(mutant) })

/** Runs all chosen tests at once, and each check once. */
function baseline(copy: TreeCopy): Outcome {
  const files = [...new Set(chosen.filter(({ check }) => !check).flatMap(testsOf))]
  const checks = new Map(
    chosen
      .filter(({ check }) => check)
      .map((one) => [one.check === 'journey' ? one.rule : one.check, one]),
  )
  const outcomes = [...checks.values()].map((one) => runEnforcer(copy, one))
  if (files.length > 0) outcomes.push(runAll(copy.path, { files }))
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  }
}

tryMutants(
  chosen.map((mutant) => ({
    ...mutant,
    name: mutant.rule,
    run: (copy) => runEnforcer(copy, mutant),
  })),
  baseline,
)
