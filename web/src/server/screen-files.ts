// Finds the source file of a screen, which the build's manifest knows it by. The file is recognized by the component
// that it exports, so that no table repeats the paths of the screens.
import type { ScreenModule } from '../lib/screen.ts'

const modules = import.meta.glob<ScreenModule>('../screens/**/*Screen.tsx', { eager: true })

const files = new Map(Object.entries(modules).map(([path, { Screen }]) => [Screen, path]))

/** Path of a screen's module from the package's root, as in the manifest. */
export function sourceOf({ Screen }: ScreenModule): string {
  const file = files.get(Screen)
  if (!file) throw new Error('A screen stands outside of src/screens')
  return file.replace('..', 'src')
}
