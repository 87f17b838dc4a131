import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documents } from './build/documents-plugin.ts'
import { inlineMessages } from './build/messages-plugin.ts'
import { bundledMessages, root, shared } from './build/shared.ts'

export default defineConfig({
  ...shared,
  root: `${root}/admin`,
  base: '/admin/',
  plugins: [inlineMessages(), documents('admin/'), react()],
  publicDir: false,
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2023',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: bundledMessages,
  },
})
