import { defineConfig } from 'vite'
import { shared } from './build/shared.ts'

export default defineConfig({
  ...shared,
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
          // Small modules that several lists share travel in one file: they compress better together.
          includeDependenciesRecursively: false,
          groups: [{ name: 'shelf', test: /(ProductTile|ProductCard|ColorDots|Grid|PageHead)\b/ }],
        },
      },
    },
  },
})
