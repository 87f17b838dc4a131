import { defineConfig } from 'vite'
import { plainImports } from './build/plain-imports-plugin.ts'
import { shared } from './build/shared.ts'

/** Small modules that most screens need travel in one file: they compress better together, and once. */
const everywhere =
  /ui\/(Banner|Breadcrumbs|Button|Field|Picture|Price|VisuallyHidden)\b|lib\/(media-url|screen|loaded-problem-words)\b|fragment-masking/
/** So do those of everything that shows products in a grid, and of every list with filters and pages. */
const cards = /(ProductTile|ProductCard|ColorDots|Grid|PageHead)\b/
const lists =
  /(Listing|FilterBar|FilterChips|MissingFacets|SortSelect|Pagination)\b|parts\/[a-z-]+\.ts|lib\/(listing-state|pagination)\b/

/** What every form of members needs, and what stands around every page of the account. */
const forms =
  /src\/forms\/(Form|FormField|FormSummary|SubmitRow|use-form|send-form|check-form|told-form|form-document|form-types)\b|lib\/account-paths\b/
const account =
  /screens\/account\/(Account\.module|AccountFrame|Section|Unread|members-only|dates|Person)\b/

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, plainImports()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // One style sheet, within the budget as a whole: no flash when a route's chunk arrives.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The server names every module of a page itself; the helper would cost more than it saves later.
    modulePreload: false,
    target: 'es2023',
    rollupOptions: {
      input: 'src/entry-client.tsx',
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'parts', test: everywhere },
            { name: 'shelf', test: cards },
            { name: 'lists', test: lists },
            { name: 'forms', test: forms },
            { name: 'account', test: account },
          ],
        },
      },
    },
  },
})
