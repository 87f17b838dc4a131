import { useRef, useState } from 'react'
import { loadCaptcha } from './captcha.ts'
import type { FormProblem } from './form-types.ts'

export type CaptchaSettings = {
  visibleCaptchaKey?: string | null
  invisibleCaptchaKey?: string | null
  captchaScript?: string | null
}
type Given = { visible?: string; invisible?: string }
type Asked = { problems: readonly FormProblem[] }

const asksForOne = ({ problems }: Asked) => problems.some(({ code }) => /CAPTCHA_TOKEN$/.test(code))

const missing: FormProblem = {
  code: 'MISSING_CAPTCHA_TOKEN',
  field: 'captcha',
  message: 'Tick the box to show that you are not a robot.',
}
/** Of the form as a whole: without its script there is no box it could stand at. */
const unreachable: FormProblem = {
  code: 'INVALID_CAPTCHA_TOKEN',
  message: 'The captcha did not load. A blocker may hold it back; allow it and try again.',
}

/**
 * Nobody is asked until the platform asks. Then the kind nobody sees is tried first, and only when that is not
 * enough there is a box to tick. A token is good for one attempt.
 */
export function useCaptcha(settings: CaptchaSettings) {
  const { visibleCaptchaKey, invisibleCaptchaKey, captchaScript } = settings
  const [round, setRound] = useState(0)
  const [wasAsked, setAsked] = useState(false)
  const token = useRef<string | null>(null)
  const isShown = round > 0 && Boolean(visibleCaptchaKey)

  async function silently(): Promise<Given> {
    if (!captchaScript || !invisibleCaptchaKey) return {}
    const api = await loadCaptcha(captchaScript)
    return { invisible: await api.execute(invisibleCaptchaKey) }
  }

  /** What there is to show: a ticked box, and a token nobody sees once one was asked for. */
  async function take(isAsked: boolean): Promise<Given | null> {
    const visible = token.current ? { visible: token.current } : {}
    token.current = null
    const given = { ...visible, ...(isAsked ? await silently() : {}) }
    return Object.keys(given).length > 0 ? given : null
  }

  async function through<Answer extends Asked>(
    attempt: (captcha: Given | null) => Promise<Answer>,
  ): Promise<Answer | { answer: null; problems: readonly FormProblem[] }> {
    if (isShown && !token.current) return { answer: null, problems: [missing] }
    try {
      let answer = await attempt(await take(wasAsked))
      if (asksForOne(answer) && !wasAsked && invisibleCaptchaKey) {
        setAsked(true)
        answer = await attempt(await take(true))
      }
      // A used token is of no use again: another box.
      if (isShown || asksForOne(answer)) setRound((last) => last + 1)
      return answer
    } catch {
      return { answer: null, problems: [unreachable] }
    }
  }

  const onToken = (next: string) => {
    token.current = next
  }
  return { through, round, onToken, siteKey: visibleCaptchaKey, script: captchaScript }
}

export type CaptchaState = ReturnType<typeof useCaptcha>
