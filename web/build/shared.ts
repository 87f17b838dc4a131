// Settings shared by client and server builds; different class names would break hydration.
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type LanguageCode, languages, primaryLanguage } from '@vitrine/languages'
import type { UserConfig } from 'vite'
import { documents } from './documents-plugin.ts'

/** Returns the language of a build, which is its mode: `vite build --mode de`. All builds share the folder. */
export const languageOf = (mode: string): LanguageCode =>
  languages.find(({ code }) => code === mode)?.code ?? primaryLanguage

export const root = fileURLToPath(new URL('..', import.meta.url))

/** `ProductCard.module.css` + `name` → `ProductCard-name`; unique because file names are unique. */
const scopedName = (local: string, file: string) =>
  `${basename(file.replace(/\?.*$/, ''), '.module.css')}-${local}`

const slim = (name: string) => fileURLToPath(new URL(`../src/lib/slim/${name}.ts`, import.meta.url))

/**
 * Bundles messages with the code that shows them. One without arguments is a constant, which is inlined; the modules of
 * those with plural forms or tags are loaded only where they are called.
 */
export const bundledMessages = {
  optimization: { inlineConst: { mode: 'all' as const, pass: 1 } },
  treeshake: { moduleSideEffects: [{ test: /__generated__\/messages/, sideEffects: false }] },
}

export const shared = {
  root,
  plugins: [documents(), react()],
  resolve: {
    alias: {
      '@0no-co/graphql.web': slim('graphql-web'),
      'use-sync-external-store/shim/index.js': slim('use-sync-external-store'),
    },
  },
  css: { modules: { generateScopedName: scopedName } },
  logLevel: 'warn',
} satisfies UserConfig
