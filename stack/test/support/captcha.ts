// Solves a captcha as a visitor in a browser does.
import { createShopper } from '../../src/shopper.ts'

export type CaptchaKind = 'visible' | 'invisible'
type Urls = { shopUrl: string; platformUrl: string }
type Keys = {
  store: { signIn: { visibleCaptchaKey: string; invisibleCaptchaKey: string } }
}

/** Returns a token that is valid for one attempt. */
export async function captchaToken({ shopUrl, platformUrl }: Urls, kind: CaptchaKind) {
  const { store } = await createShopper(shopUrl).query<Keys>(
    '{ store { signIn { visibleCaptchaKey invisibleCaptchaKey } } }',
  )
  const { visibleCaptchaKey, invisibleCaptchaKey } = store.signIn
  const siteKey = kind === 'visible' ? visibleCaptchaKey : invisibleCaptchaKey
  const response = await fetch(`${platformUrl}/captcha/token`, {
    method: 'POST',
    body: new URLSearchParams({ siteKey }),
  })
  return ((await response.json()) as { token: string }).token
}
