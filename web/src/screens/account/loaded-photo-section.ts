// The photo's form, kept out of the first load: the profile is long without it.
type Part = typeof import('./PhotoSection.tsx')

let part: Part | null = null

export async function loadPhotoSection(): Promise<Part> {
  part ??= await import('./PhotoSection.tsx')
  return part
}

/** Null until someone waited for `loadPhotoSection`. */
export const loadedPhotoSection = (): Part['PhotoSection'] | null => part?.PhotoSection ?? null
