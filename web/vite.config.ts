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
    modulePreload: { polyfill: false },
    target: 'es2023',
    rollupOptions: { input: 'src/entry-client.tsx' },
  },
})
