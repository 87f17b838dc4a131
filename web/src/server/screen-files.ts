// Finds a screen's source file, by which the build's manifest knows it, and the description beside it. The file is
// recognized by the component that it exports, so that no table repeats the paths of the screens.
import type { ScreenModule } from '../lib/screen.ts'
import type { Describe, LoadFacts } from './description.ts'

type DescriptionModule = { describe: Describe; loadFacts?: LoadFacts }

const modules = import.meta.glob<ScreenModule>('../screens/**/*Screen.tsx', { eager: true })
const descriptions = import.meta.glob<DescriptionModule>('../screens/**/*.describe.ts', {
  eager: true,
})

const files = new Map(Object.entries(modules).map(([path, { Screen }]) => [Screen, path]))

function fileOf({ Screen }: ScreenModule): string {
  const file = files.get(Screen)
  if (!file) throw new Error('A screen stands outside of src/screens')
  return file
}

/** Path of a screen's module from the package's root, as in the manifest. */
export const sourceOf = (module: ScreenModule) => fileOf(module).replace('..', 'src')

/** What `<screen>.describe.ts` exports, for screens that have one. */
export const descriptionOf = (module: ScreenModule): DescriptionModule | undefined =>
  descriptions[fileOf(module).replace('.tsx', '.describe.ts')]
