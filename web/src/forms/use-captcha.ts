import { useRef, useState } from 'react'
import { type FragmentType, unmask } from '../__generated__/fragment-masking.ts'
import { graphql } from '../__generated__/gql.ts'
import { attemptWithCaptcha, type CaptchaTokens } from './attempt-captcha.ts'
import { loadCaptcha } from './captcha.ts'
import type { FormProblem } from './form-types.ts'

export const Captcha_settings = graphql(`
  fragment Captcha_settings on SignInSettings {
    visibleCaptchaKey
    invisibleCaptchaKey
    captchaScriptUrl
  }
`)

/** Undefined until the settings are loaded: then no captcha can be shown. */
export type CaptchaSettings = FragmentType<typeof Captcha_settings> | undefined

/** State of a form's captcha: the round it is in, and the token of its visible box. */
export function useCaptcha(settings: CaptchaSettings) {
  const { visibleCaptchaKey, invisibleCaptchaKey, captchaScriptUrl } =
    unmask(Captcha_settings, settings) ?? {}
  const [round, setRound] = useState(0)
  const [isRequired, setRequired] = useState(false)
  const token = useRef<string | null>(null)

  function withCaptcha<Answer extends { problems: readonly FormProblem[] }>(
    attempt: (captcha: CaptchaTokens) => Promise<Answer>,
  ) {
    const visible = token.current
    token.current = null
    return attemptWithCaptcha(
      {
        isShown: round > 0 && Boolean(visibleCaptchaKey),
        isRequired,
        visible,
        executeInvisible:
          captchaScriptUrl && invisibleCaptchaKey
            ? async () => {
                const api = await loadCaptcha(captchaScriptUrl)
                // Few shops have a captcha.
                const { executeInvisible } = await import('./invisible-captcha.ts')
                return executeInvisible(api, invisibleCaptchaKey)
              }
            : null,
        onRequired: () => setRequired(true),
        renderBox: () => setRound((last) => last + 1),
      },
      attempt,
    )
  }

  const onToken = (next: string) => {
    token.current = next
  }
  return {
    through: withCaptcha,
    round,
    onToken,
    siteKey: visibleCaptchaKey,
    script: captchaScriptUrl,
  }
}

export type CaptchaState = ReturnType<typeof useCaptcha>
