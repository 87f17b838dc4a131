// Sends the picture the plain form would send, once it is worth sending.
import type { FormProblem, Outcome } from '../../forms/form-types.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { loadProblemWords } from '../../lib/loaded-problem-words.ts'

export const pictureTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
]
/** Bytes the gateway takes. */
const most = 5 * 1024 * 1024

const noAnswer: FormProblem = {
  code: 'NO_ANSWER',
  message: 'We could not reach the shop. Load the page again to see which photo is there.',
}

/** The type is what the file's name says: the gateway looks inside. */
function refusalOf({ size, type }: File): 'PICTURE_TOO_LARGE' | 'PICTURE_FORMAT' | null {
  if (type && !pictureTypes.includes(type)) return 'PICTURE_FORMAT'
  return size > most ? 'PICTURE_TOO_LARGE' : null
}

/** The page is loaded anew: the photo stands in many places. */
export async function sendPhoto(fields: FormData): Promise<Outcome> {
  const file = fields.get('photo')
  const code = file instanceof File ? refusalOf(file) : null
  if (code) {
    const { problemWords } = await loadProblemWords()
    return [{ code, message: problemWords[code], field: 'photo' }]
  }
  try {
    const response = await fetch('/account/photo', {
      method: 'POST',
      body: fields,
      headers: { 'x-vitrine-client': 'web' },
    })
    const { problems } = (await response.json()) as { problems: FormProblem[] }
    if (problems.length > 0) return problems
  } catch {
    return [noAnswer]
  }
  location.assign(`${accountPaths.profile}?done=photo`)
  return 'leaving'
}
