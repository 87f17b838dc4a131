import { builtName, primaryLanguage } from '@vitrine/languages'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { language } from './build/language-plugin.ts'
import { inlineMessages } from './build/messages-plugin.ts'
import { plainImports } from './build/plain-imports-plugin.ts'
import { bundledMessages, languageOf, shared } from './build/shared.ts'
import { styleSheets } from './build/style-sheets-plugin.ts'

export default defineConfig(({ mode }) => {
  const code = languageOf(mode)
  return {
    ...shared,
    plugins: [language(code), inlineMessages(), ...shared.plugins, plainImports(), styleSheets()],
    // React's connection to its developer tools is 0.3 KB of every page; `npm run dev` has it.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      outDir: 'dist/client',
      emptyOutDir: code === primaryLanguage,
      manifest: `.vite/${builtName('manifest', code, 'json')}`,
      // One style sheet, which styleSheets() divides: the styles of a chunk would cost a list of files in every page.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // The server preloads all modules of a page, so Vite's preload helper would cost more than it saves.
      modulePreload: false,
      target: 'es2023',
      rollupOptions: {
        input: 'src/entry-client.tsx',
        ...bundledMessages,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: chunkGroups,
          },
        },
      },
    },
  }
})
