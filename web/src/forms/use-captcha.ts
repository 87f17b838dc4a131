import { useRef, useState } from 'react'
import { type FragmentType, unmask } from '../__generated__/fragment-masking.ts'
import { graphql } from '../__generated__/gql.ts'
import * as messages from '../__generated__/messages/forms.ts'
import { loadCaptcha } from './captcha.ts'
import type { FormProblem } from './form-types.ts'

export const Captcha_settings = graphql(`
  fragment Captcha_settings on SignInSettings {
    visibleCaptchaKey
    invisibleCaptchaKey
    captchaScript
  }
`)

/** Undefined until the settings are loaded: then no captcha can be shown. */
export type CaptchaSettings = FragmentType<typeof Captcha_settings> | undefined

/** By the names of the fields that captcha-fields.ts reads. */
type CaptchaTokens = { captcha?: string; invisibleCaptcha?: string }
type CaptchaOptions = { problems: readonly FormProblem[] }

const requiresCaptcha = ({ problems }: CaptchaOptions) =>
  problems.some(({ code }) => /CAPTCHA_TOKEN$/.test(code))

const missing: FormProblem = {
  code: 'MISSING_CAPTCHA_TOKEN',
  field: 'captcha',
  message: messages.captchaMissing,
}
/** A problem of the whole form: without its script there is no box to attach it to. */
const unreachable: FormProblem = {
  code: 'INVALID_CAPTCHA_TOKEN',
  message: messages.captchaBlockedRetry,
}

/**
 * Requests no captcha until the platform requires one. Then it tries the invisible captcha first, and shows the visible
 * one only if that is refused. A token is valid for one attempt.
 */
export function useCaptcha(settings: CaptchaSettings) {
  const { visibleCaptchaKey, invisibleCaptchaKey, captchaScript } =
    unmask(Captcha_settings, settings) ?? {}
  const [round, setRound] = useState(0)
  const [isRequired, setRequired] = useState(false)
  const token = useRef<string | null>(null)
  const isShown = round > 0 && Boolean(visibleCaptchaKey)

  async function executeInvisible(): Promise<CaptchaTokens> {
    if (!captchaScript || !invisibleCaptchaKey) return {}
    const api = await loadCaptcha(captchaScript)
    return { invisibleCaptcha: await api.execute(invisibleCaptchaKey) }
  }

  /** Collects the tokens for an attempt: of the ticked box, and of the invisible captcha if requested. */
  async function collectTokens(isRequested: boolean): Promise<CaptchaTokens | null> {
    const visible = token.current ? { captcha: token.current } : {}
    token.current = null
    const given = { ...visible, ...(isRequested ? await executeInvisible() : {}) }
    return Object.keys(given).length > 0 ? given : null
  }

  async function withCaptcha<Answer extends CaptchaOptions>(
    attempt: (captcha: CaptchaTokens | null) => Promise<Answer>,
  ): Promise<Answer | { answer: null; problems: readonly FormProblem[] }> {
    if (isShown && !token.current) return { answer: null, problems: [missing] }
    try {
      let answer = await attempt(await collectTokens(isRequired))
      if (requiresCaptcha(answer) && !isRequired && invisibleCaptchaKey) {
        setRequired(true)
        answer = await attempt(await collectTokens(true))
      }
      // A used token is invalid: render a new box.
      if (isShown || requiresCaptcha(answer)) setRound((last) => last + 1)
      return answer
    } catch {
      return { answer: null, problems: [unreachable] }
    }
  }

  const onToken = (next: string) => {
    token.current = next
  }
  return { through: withCaptcha, round, onToken, siteKey: visibleCaptchaKey, script: captchaScript }
}

export type CaptchaState = ReturnType<typeof useCaptcha>
