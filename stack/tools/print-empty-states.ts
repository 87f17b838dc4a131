// Prints the pictures of empty states from the drawings of the embedded platform.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyStates } from '../../emulator/src/art/empty-states.ts'
import { emptyStateFile } from '../../emulator/src/media/empty-state-file.ts'
import { root } from '../src/root.ts'

for (const name of emptyStates) {
  const picture = await emptyStateFile(name)
  writeFileSync(join(root, 'web/src/ui/drawings', `${name}.webp`), picture)
  console.log(`${name}.webp: ${(picture.length / 1024).toFixed(1)} KB`)
}
