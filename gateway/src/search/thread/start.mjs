// A thread begins without what runs TypeScript in the process it belongs to.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
