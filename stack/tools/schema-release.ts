// `npm run schema:release -- 1.2.0` stores the schema as a release; without a version it prints what breaks clients of
// the last one, and fails if anything does.
import { changesSinceRelease, release } from './schema-releases.ts'

const [version] = process.argv.slice(2)
try {
  if (version) {
    console.log(release(version))
  } else {
    const changes = changesSinceRelease()
    for (const change of changes) console.log(change)
    process.exitCode = changes.length > 0 ? 1 : 0
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
