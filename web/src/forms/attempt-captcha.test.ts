import { expect, test, vi } from 'vitest'
import { attemptWithCaptcha, type CaptchaRound } from './attempt-captcha.ts'
import { captchaOf } from './captcha-fields.ts'

const problemOf = (code: string) => ({ code, message: '' })
const accepted = { answer: 'yes', problems: [] }
const refused = { answer: null, problems: [problemOf('MISSING_CAPTCHA_TOKEN')] }

/** Attempts once with the answers in order; returns the tokens of each request, and what was called. */
async function attempt(state: Partial<CaptchaRound>, answers: object[]) {
  const onRequired = vi.fn()
  const renderBox = vi.fn()
  const nothing = { isShown: false, isRequired: false, visible: null, executeInvisible: null }
  const sent: object[] = []
  const result = await attemptWithCaptcha(
    { ...nothing, onRequired, renderBox, ...state },
    (tokens) => {
      sent.push(tokens)
      const answer = answers[sent.length - 1] ?? new Error('One request too many')
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(answer as typeof refused)
    },
  )
  return {
    result,
    sent,
    isRequired: onRequired.mock.calls.length,
    boxes: renderBox.mock.calls.length,
  }
}

const executeInvisible = async () => 'invisible'

test('no captcha is requested until the platform requires one', async () => {
  const one = await attempt({ executeInvisible }, [accepted])
  expect(one).toEqual({ result: accepted, sent: [{}], isRequired: 0, boxes: 0 })
})

test('the invisible captcha is tried first, and remembered as required', async () => {
  const one = await attempt({ executeInvisible }, [refused, accepted])
  expect(one.sent).toEqual([{}, { invisibleCaptcha: 'invisible' }])
  expect(one).toMatchObject({ result: accepted, isRequired: 1, boxes: 0 })
})

test('the box is shown where the invisible captcha is refused', async () => {
  const again = { answer: null, problems: [problemOf('INVALID_CAPTCHA_TOKEN')] }
  expect(await attempt({ executeInvisible }, [refused, again])).toMatchObject({
    result: again,
    isRequired: 1,
    boxes: 1,
  })
})

test('without an invisible captcha the box is shown at once, and nothing is sent twice', async () => {
  const one = await attempt({}, [refused])
  expect(one).toEqual({ result: refused, sent: [{}], isRequired: 0, boxes: 1 })
})

test('a captcha that is known to be required goes with the first request, and no second one is sent', async () => {
  const one = await attempt({ executeInvisible, isRequired: true }, [refused])
  expect(one).toEqual({
    result: refused,
    sent: [{ invisibleCaptcha: 'invisible' }],
    isRequired: 0,
    boxes: 1,
  })
})

test('an unticked box sends nothing and is named', async () => {
  const one = await attempt({ isShown: true }, [])
  expect(one.result).toMatchObject({
    answer: null,
    problems: [{ code: 'MISSING_CAPTCHA_TOKEN', field: 'captcha' }],
  })
  expect(one).toMatchObject({ sent: [], boxes: 0 })
})

test('a ticked box is used once: whatever the answer, a new one is rendered', async () => {
  const state = { isShown: true, isRequired: true, visible: 'ticked', executeInvisible }
  const one = await attempt(state, [accepted])
  expect(one.sent).toEqual([{ captcha: 'ticked', invisibleCaptcha: 'invisible' }])
  expect(one.boxes).toBe(1)
  const first = await attempt({ ...state, isRequired: false }, [refused, accepted])
  expect(first.sent).toEqual([{ captcha: 'ticked' }, { invisibleCaptcha: 'invisible' }])
})

test('another refusal has nothing to do with the captcha', async () => {
  const taken = { answer: null, problems: [problemOf('CAPTCHA_TOKEN_UNRELATED')] }
  const one = await attempt({ executeInvisible }, [taken])
  expect(one).toEqual({ result: taken, sent: [{}], isRequired: 0, boxes: 0 })
})

test('the captcha is noticed also among other problems', async () => {
  const both = { answer: null, problems: [problemOf('OTHER'), ...refused.problems] }
  expect((await attempt({}, [both])).boxes).toBe(1)
})

test('a script that does not load is a problem of the form', async () => {
  const blocked = async () => Promise.reject(new Error('blocked'))
  const one = await attempt({ executeInvisible: blocked }, [refused])
  expect(one.result).toEqual({
    answer: null,
    problems: [{ code: 'INVALID_CAPTCHA_TOKEN', message: expect.stringContaining('captcha') }],
  })
})

test('the fields of a form have one token, that of a person first, or none', () => {
  expect(captchaOf({ email: 'a@b.test' })).toBeNull()
  expect(captchaOf({ captcha: 'a' })).toEqual({ visible: 'a' })
  expect(captchaOf({ invisibleCaptcha: 'b' })).toEqual({ invisible: 'b' })
  expect(captchaOf({ captcha: 'a', invisibleCaptcha: 'b' })).toEqual({ visible: 'a' })
})
