// Uploads a profile photo after checking its size and type in the browser.

import * as messages from '../../__generated__/messages/account.ts'
import { basePath } from '../../__generated__/messages/locale.ts'
import type { FormProblem, Outcome } from '../../forms/form-types.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { loadProblemWords } from '../../lib/loaded-problem-words.ts'

export const pictureTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
]
/** Upload limit of the gateway, in bytes. */
const maxBytes = 5 * 1024 * 1024

const noAnswer: FormProblem = {
  code: 'NO_ANSWER',
  message: messages.photoUnknown,
}

/** Derives the type from the file extension; the gateway inspects the content. */
function refusalOf({ size, type }: File): 'PICTURE_TOO_LARGE' | 'PICTURE_FORMAT' | null {
  if (type && !pictureTypes.includes(type)) return 'PICTURE_FORMAT'
  return size > maxBytes ? 'PICTURE_TOO_LARGE' : null
}

/** Reloads the whole page, because the photo is shown in several components. */
export async function sendPhoto(fields: FormData): Promise<Outcome> {
  const file = fields.get('photo')
  const code = file instanceof File ? refusalOf(file) : null
  if (code) {
    const { problemMessages } = await loadProblemWords()
    return [{ code, message: problemMessages[code], field: 'photo' }]
  }
  try {
    const response = await fetch(`${basePath}/account/photo`, {
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
