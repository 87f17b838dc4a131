import { defineConfig } from 'vite'
import { shared } from './build/shared.ts'

export default defineConfig({
  ...shared,
  publicDir: false,
  // React's and urql's development halves stay out.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Everything inside: the file runs from anywhere, with no node_modules beside it.
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    ssr: 'src/entry-server.tsx',
    target: 'node20',
    assetsInlineLimit: 0,
    minify: false,
    rollupOptions: { output: { codeSplitting: false } },
  },
})
