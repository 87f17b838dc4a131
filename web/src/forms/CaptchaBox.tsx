import { useEffect, useRef, useState } from 'react'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/forms.ts'
import field from '../ui/Field.module.css'
import styles from './Captcha.module.css'
import { loadCaptcha } from './captcha.ts'
import type { CaptchaState } from './use-captcha.ts'
import { useField } from './use-form.ts'

/** The visible captcha, rendered when required; a new one for each attempt. */
export function CaptchaBox({ captcha }: { captcha: CaptchaState }) {
  const { id, error } = useField('captcha')
  const { round, siteKey, script, onToken } = captcha
  const box = useRef<HTMLDivElement>(null)
  const [isLost, setLost] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round renders a new box
  useEffect(() => {
    const place = box.current
    if (round === 0 || !siteKey || !script || !place) return
    place.replaceChildren()
    setLost(false)
    loadCaptcha(script).then(
      (api) => api.render(place, { sitekey: siteKey, callback: onToken }),
      () => setLost(true),
    )
  }, [round, siteKey, script])
  if (round === 0) return <CaptchaWithoutScripts error={error} />
  const words = isLost ? messages.captchaBlockedReload : error
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset adds nothing to a third-party frame
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={commonMessages.captcha}
      aria-describedby={words ? `${id}-error` : undefined}
      className={styles.captcha}
    >
      <div ref={box} />
      {words && (
        <p id={`${id}-error`} className={field.error}>
          {words}
        </p>
      )}
    </div>
  )
}

function CaptchaWithoutScripts({ error }: { error: string | null }) {
  if (!error) return null
  return (
    <noscript>
      <p className={field.error}>{messages.captchaNeedsJavaScript}</p>
    </noscript>
  )
}
