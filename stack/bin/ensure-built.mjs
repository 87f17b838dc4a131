// Builds what is older than its sources: the servers, the shop, the admin and the playground.
import { hashOf, unlessStamped } from './install.mjs'
import { build, ensureServerBuilt } from './server.mjs'

const skip = (path) => /^web\/(dist|node_modules)/.test(path) || /\.test\.tsx?$/.test(path)
const skipAdmin = (path) => skip(path) || path.startsWith('web/src/admin')

export function ensureBuilt() {
  ensureServerBuilt()
  const shop = hashOf(
    [
      'web/src',
      'languages/src',
      'pictures/src',
      'web/public',
      'web/build',
      'web/worker',
      'web/vite.config.ts',
      'web/vite.server.config.ts',
      'web/vite.worker.config.ts',
      'stack/bin/build.mjs',
      'stack/bin/compact.mjs',
      'stack/bin/stable-shapes.mjs',
      'pnpm-lock.yaml',
    ],
    skipAdmin,
  )
  unlessStamped('web/dist/.shop', shop, () => {
    console.log('Building the shop …')
    build('shop')
  })
  const admin = hashOf(
    [
      'web/src',
      'languages/src',
      'pictures/src',
      'web/admin',
      'web/build',
      'web/vite.admin.config.ts',
      'stack/bin/build.mjs',
      'pnpm-lock.yaml',
    ],
    skip,
  )
  unlessStamped('web/dist/.admin', admin, () => {
    console.log('Building the admin …')
    build('admin')
  })
  const playground = hashOf(
    ['web/graphiql', 'web/vite.graphiql.config.ts', 'web/package.json'],
    skip,
  )
  unlessStamped('web/dist/.playground', playground, () => {
    console.log('Building the playground …')
    build('playground')
  })
}
