// Loads the captcha's script on first use.

export type CaptchaOptions = {
  sitekey: string
  callback: (token: string) => void
  size?: 'invisible'
  'error-callback'?: () => void
}

/** What the script brings: reCAPTCHA, or the embedded platform's captcha in its place. */
export type CaptchaApi = {
  /** Returns the id of the widget. */
  render(element: HTMLElement, options: CaptchaOptions): number
  /** Takes the id of an invisible widget; of v3 the site key, and then answers with a token. */
  execute(widget: number | string): unknown
  reset?(widget: number): void
  ready?(run: () => void): void
}

const apiOf = () => (window as { grecaptcha?: CaptchaApi }).grecaptcha ?? null

let loading: Promise<CaptchaApi> | null = null

export function loadCaptcha(script: string): Promise<CaptchaApi> {
  loading ??= fetchScript(script).catch((error: unknown) => {
    // Allows the next attempt to load it again.
    loading = null
    throw error
  })
  return loading
}

async function fetchScript(src: string): Promise<CaptchaApi> {
  const script = document.createElement('script')
  script.src = src
  await new Promise((done, fail) => {
    script.onload = done
    script.onerror = () => fail(new Error('The captcha did not load'))
    document.head.append(script)
  })
  const loader = apiOf()
  if (!loader) throw new Error('The captcha’s script brought no captcha')
  await new Promise<void>((done) => (loader.ready ? loader.ready(done) : done()))
  // The rest of the script may have replaced what waited for it.
  return apiOf() ?? loader
}
