// The parts of the code whose tests `npm run mutants` measures, smallest first.
import { matchingFiles } from '../tools/changed-files.ts'

export type Area = {
  name: string
  /** Globs of the files to mutate; files of tests never are. */
  files: readonly string[]
  /** Globs of the test files that count. They must run the code in their own process. With `!` before it: not these. */
  tests: readonly string[]
  /** All survivors have been judged: from now on a new one fails the run. */
  isJudged?: true
}

const inFolder = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.ts`)

export const areas: readonly Area[] = [
  {
    name: 'session',
    files: ['gateway/src/session/*.ts'],
    tests: ['gateway/src/session/*.test.ts', 'gateway/src/storage/sqlite-session-store.test.ts'],
    isJudged: true,
  },
  {
    name: 'auth',
    files: inFolder('gateway/src/auth', 'authorization-return', 'device', 'pkce', 'sign-in-state'),
    tests: ['gateway/src/auth/*.test.ts'],
    isJudged: true,
  },
  {
    name: 'staff',
    files: [
      ...inFolder('gateway/src/auth', 'actor', 'elevation-store', 'permissions', 'staff-*'),
      'gateway/src/auth/request-rights.ts',
      'gateway/src/http/same-origin.ts',
    ],
    tests: ['gateway/src/auth/*.test.ts', 'gateway/src/graphql/actors-directive.test.ts'],
    isJudged: true,
  },
  {
    // Keys of several gateways: stack/test/redis.
    name: 'apps',
    files: ['gateway/src/apps/*.ts'],
    tests: ['gateway/src/apps/*.test.ts'],
    isJudged: true,
  },
  {
    name: 'addresses',
    files: inFolder('languages/src', 'place-line', 'postal-address'),
    tests: ['languages/src/postal-address.test.ts'],
    isJudged: true,
  },
  {
    name: 'limits',
    files: inFolder(
      'gateway/src/graphql',
      'call-budget',
      'calls-per-row',
      'cost-limit',
      'document-*',
      'introspection-cost',
      'known-documents',
      'merged-fields',
      'overlapping-fields',
      'trusted-documents',
      'variable-limits',
    ),
    // `hostile-documents` counts visited nodes for seconds, which each mutant would have to wait for.
    tests: ['gateway/src/graphql/*.test.ts', '!gateway/src/graphql/hostile-documents.test.ts'],
    isJudged: true,
  },
  {
    name: 'transport',
    files: inFolder(
      'gateway/src/platform',
      'breaker',
      'encode-request',
      'failure',
      'read-failure',
      'send-file',
      'transport',
    ),
    tests: ['gateway/src/platform/*.test.ts'],
    isJudged: true,
  },
  {
    name: 'audit',
    files: ['gateway/src/audit/*.ts'],
    tests: ['gateway/src/audit/*.test.ts'],
    isJudged: true,
  },
  {
    // The rest of Redis runs in several processes: stack/test/redis.
    name: 'storage',
    files: ['gateway/src/storage/*.ts', 'gateway/src/storage/redis/*.ts'],
    tests: [
      'gateway/src/storage/**/*.test.ts',
      'gateway/src/session/*.test.ts',
      'stack/test/redis/session-store.test.ts',
      'stack/test/redis/stores.test.ts',
    ],
    isJudged: true,
  },
  {
    name: 'events',
    files: [
      'gateway/src/events/*.ts',
      ...inFolder('gateway/src/platform/events', 'envelope', 'read-payload'),
    ],
    tests: ['gateway/src/events/*.test.ts'],
    isJudged: true,
  },
  {
    // Who sees a job, how often it runs, what happens when a response is lost. What the calls of a job do on the
    // platform is tested with the platform, in stack/test/admin.
    name: 'jobs',
    files: inFolder(
      'gateway/src/jobs',
      'confirmation-token',
      'facts',
      'job-items',
      'job-rows',
      'job-store',
      'jobs',
      'list-jobs',
      'part-failure',
      'pause',
      'platform-jobs',
      'run-job',
    ),
    tests: ['gateway/src/jobs/*.test.ts'],
    isJudged: true,
  },
  {
    // Which entries a page has, and what its cursors hold.
    name: 'paging',
    files: [
      'gateway/src/paging/*.ts',
      ...inFolder('gateway/src/graphql', 'cursor-pages', 'numbered-pages', 'paging'),
    ],
    tests: [
      'gateway/src/paging/*.test.ts',
      'gateway/src/graphql/*-pages.test.ts',
      'gateway/src/graphql/paging.test.ts',
    ],
    isJudged: true,
  },
  {
    // Which products match, and when the index is stale. The order of results is tested by relevance, in stack/test.
    name: 'search',
    files: [
      'gateway/src/search/sets/*.ts',
      ...inFolder('gateway/src/search', 'apply-filter', 'facets', 'ordered-list', 'page-key'),
      ...inFolder('gateway/src/search', 'run-query', 'sorted-order'),
      ...inFolder('gateway/src/search/sync', 'freshness', 'retry', 'time-slices'),
      ...inFolder('gateway/src/search/text', 'find-words', 'stem', 'words'),
    ],
    tests: ['gateway/src/search/**/*.test.ts'],
    isJudged: true,
  },
  {
    // What is sent, sent twice, or not what was requested. Resolvers are tested with the platform, in stack/test.
    name: 'cart',
    files: inFolder(
      'gateway/src/domains/cart',
      'cart-memory',
      'cart-writer',
      'custom-line-input',
      'idempotent-cart-write',
      'input',
      'line-identity',
      'line-input',
      'missing-lines',
      'notices',
    ),
    tests: ['gateway/src/domains/cart/*.test.ts'],
    isJudged: true,
  },
  {
    name: 'emulator-rules',
    files: ['emulator/src/rules/*.ts'],
    tests: ['emulator/src/rules/*.test.ts'],
    isJudged: true,
  },
  {
    // Hooks and components need a browser: journeys cover them.
    name: 'web-forms',
    files: ['web/src/forms/*.ts', '!web/src/forms/use-*.ts'],
    tests: ['web/src/forms/*.test.ts'],
    isJudged: true,
  },
  {
    // What dispatches events of the browser, and what only loads a chunk, is covered by journeys.
    name: 'web-lib',
    files: [
      'web/src/lib/*.ts',
      '!web/src/lib/live-signal.ts',
      '!web/src/lib/pre-hydration-input.ts',
      '!web/src/lib/replay-input.ts',
      '!web/src/lib/toast.ts',
    ],
    tests: [
      'web/src/lib/*.test.ts',
      'web/src/cart/page.test.ts',
      'web/src/forms/problems-from-url.test.ts',
    ],
    isJudged: true,
  },
  {
    // Hooks, what moves the focus, and what joins the engine with the page are covered by journeys.
    name: 'web-cart',
    files: [
      'web/src/cart/*.ts',
      '!web/src/cart/use-*.ts',
      '!web/src/cart/engine.ts',
      '!web/src/cart/undo-removal.ts',
    ],
    // Random interleavings would take seconds for each mutant.
    tests: ['web/src/cart/*.test.ts', '!web/src/cart/engine-property.test.ts'],
    isJudged: true,
  },
]

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Returns the files that match the globs and none of those with `!`, in alphabetical order. */
export function filesOf(globs: readonly string[]): string[] {
  const files = new Set<string>()
  for (const glob of globs) {
    if (glob.startsWith('!')) for (const file of matchingFiles(glob.slice(1))) files.delete(file)
    else for (const file of matchingFiles(glob)) files.add(file)
  }
  return [...files].sort()
}

export const filesToMutate = ({ files }: Area) => filesOf(files).filter((file) => !isTest(file))

export const testsOf = ({ tests }: Area) => filesOf(tests)
