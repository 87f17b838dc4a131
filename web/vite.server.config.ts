import { builtName, primaryLanguage } from '@vitrine/languages'
import { defineConfig } from 'vite'
import { chunkCallback } from './build/chunk-callback-plugin.ts'
import { language } from './build/language-plugin.ts'
import { languageOf, shared } from './build/shared.ts'

export default defineConfig(({ mode }) => {
  const code = languageOf(mode)
  return {
    ...shared,
    plugins: [language(code), ...shared.plugins, chunkCallback()],
    publicDir: false,
    // Excludes the development builds of React and urql.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // Bundles all dependencies: the file runs without a node_modules folder.
    ssr: { noExternal: true, target: 'node' },
    build: {
      outDir: 'dist/server',
      emptyOutDir: code === primaryLanguage,
      ssr: 'src/entry-server.tsx',
      target: 'node20',
      assetsInlineLimit: 0,
      minify: false,
      rollupOptions: {
        output: {
          codeSplitting: false,
          entryFileNames: builtName('entry-server', code, 'js'),
        },
      },
    },
  }
})
