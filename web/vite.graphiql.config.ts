import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { root } from './build/shared.ts'

export default defineConfig({
  root: `${root}/graphiql`,
  base: '/graphiql/',
  plugins: [react()],
  publicDir: false,
  logLevel: 'error',
  // The editor is large by nature; only developers load it.
  build: {
    outDir: '../dist/graphiql',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 8000,
    modulePreload: { polyfill: false },
    // The playground, and the frame of the pages that the gateway fills.
    rollupOptions: {
      input: ['index.html', 'schema.html'].map((file) => `${root}/graphiql/${file}`),
    },
  },
  worker: { format: 'es' },
})
