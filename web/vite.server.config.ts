import { defineConfig } from 'vite'
import { shared } from './build/shared.ts'

export default defineConfig({
  ...shared,
  publicDir: false,
  // Excludes the development builds of React and urql.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Bundles all dependencies: the file runs without a node_modules folder.
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
