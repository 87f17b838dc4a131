import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const webDist = join(root, 'web/dist')
export const documentManifest = join(root, 'web/src/__generated__/persisted-documents.json')
export const adminManifest = join(root, 'web/src/admin/__generated__/persisted-documents.json')
export const examplesDir = join(root, 'schema/examples')
/** Terms of delivery and returns that fit the embedded platform. */
export const demoTerms = join(root, 'stack/demo/store-terms.json')
/** Pages of text and stories of brands that fit the embedded platform. */
export const demoContent = join(root, 'stack/demo/content')
