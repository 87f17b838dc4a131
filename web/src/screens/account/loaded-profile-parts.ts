type Parts = typeof import('./profile-parts.ts')

let parts: Parts | null = null

export async function loadProfileParts(): Promise<Parts> {
  parts ??= await import('./profile-parts.ts')
  return parts
}

/** Null until `loadProfileParts` has resolved, which the screen awaits. */
export const loadedProfileParts = (): Parts | null => parts
