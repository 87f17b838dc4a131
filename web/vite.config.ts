import { defineConfig } from 'vite'
import { plainImports } from './build/plain-imports-plugin.ts'
import { shared } from './build/shared.ts'

/** One chunk for small modules of most screens: compressed together, and cached once. */
const everywhere =
  /ui\/(Banner|Breadcrumbs|Button|Field|Picture|Price|VisuallyHidden)\b|lib\/(media-url|screen|loaded-problem-words)\b|fragment-masking/
/** One chunk for pages with product grids, and one for lists with filters and pagination. */
const cards = /(ProductTile|ProductCard|ColorDots|Grid|PageHead)\b/
const lists =
  /(Listing|FilterBar|FilterChips|MissingFacets|SortSelect|Pagination)\b|parts\/[a-z-]+\.ts|lib\/(listing-state|pagination)\b/

/** Chunks for all forms of members, and for the frame of all account pages. */
const forms =
  /src\/forms\/(Form|FormField|FormSummary|SubmitRow|use-form|send-form|check-form|problems-from-url|form-document|form-types)\b|lib\/account-paths\b/
const account =
  /screens\/account\/(Account\.module|AccountFrame|Section|DataMissing|members-only|dates|Person)\b/

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, plainImports()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // One style sheet within the size budget: no unstyled content when a route's chunk loads.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The server preloads all modules of a page, so Vite's preload helper would cost more than it saves.
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
