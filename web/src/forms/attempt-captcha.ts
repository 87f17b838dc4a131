// Which captcha an attempt to send a form carries.
import * as messages from '../__generated__/messages/forms.ts'
import type { FormProblem } from './form-types.ts'

/** By the names of the fields that captcha-fields.ts reads. */
export type CaptchaTokens = { captcha?: string; invisibleCaptcha?: string }
type Refusable = { problems: readonly FormProblem[] }

export type CaptchaRound = {
  /** The visible box is on the page. */
  isShown: boolean
  /** The platform has required a captcha before. */
  isRequired: boolean
  /** The token of the ticked box, which is valid for one attempt. */
  visible: string | null
  /** Fetches a token without the shopper; null where the shop has no invisible captcha. */
  executeInvisible: (() => Promise<string>) | null
  onRequired: () => void
  /** Renders a new box: a used token is invalid. */
  renderBox: () => void
}

const requiresCaptcha = ({ problems }: Refusable) =>
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
 * one only if that is refused.
 */
export async function attemptWithCaptcha<Answer extends Refusable>(
  round: CaptchaRound,
  attempt: (captcha: CaptchaTokens) => Promise<Answer>,
): Promise<Answer | { answer: null; problems: readonly FormProblem[] }> {
  const { isShown, isRequired, visible, executeInvisible } = round
  if (isShown && !visible) return { answer: null, problems: [missing] }
  const invisible = async () =>
    executeInvisible ? { invisibleCaptcha: await executeInvisible() } : {}
  try {
    let answer = await attempt({
      ...(visible && { captcha: visible }),
      ...(isRequired && (await invisible())),
    })
    if (requiresCaptcha(answer) && !isRequired && executeInvisible) {
      round.onRequired()
      answer = await attempt(await invisible())
    }
    if (isShown || requiresCaptcha(answer)) round.renderBox()
    return answer
  } catch {
    return { answer: null, problems: [unreachable] }
  }
}
