// Loads the photo form in a chunk of its own, because the profile page is at its size budget without it.
type PhotoModule = typeof import('./PhotoSection.tsx')

let photoModule: PhotoModule | null = null

export async function loadPhotoSection(): Promise<PhotoModule> {
  photoModule ??= await import('./PhotoSection.tsx')
  return photoModule
}

/** Null until `loadPhotoSection` has resolved. */
export const loadedPhotoSection = (): PhotoModule['PhotoSection'] | null =>
  photoModule?.PhotoSection ?? null
