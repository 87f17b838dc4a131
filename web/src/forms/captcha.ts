// Loads the captcha's script on first use.

type Api = {
  render(
    element: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void },
  ): void
  execute(siteKey: string): Promise<string>
  ready?(run: () => void): void
}

const apiOf = () => {
  const { vitrineCaptcha, grecaptcha } = window as { vitrineCaptcha?: Api; grecaptcha?: Api }
  return vitrineCaptcha ?? grecaptcha ?? null
}

let loading: Promise<Api> | null = null

export function loadCaptcha(script: string): Promise<Api> {
  loading ??= fetchScript(script).catch((error: unknown) => {
    // Allows the next attempt to load it again.
    loading = null
    throw error
  })
  return loading
}

async function fetchScript(src: string): Promise<Api> {
  const script = document.createElement('script')
  script.src = src
  await new Promise((done, fail) => {
    script.onload = done
    script.onerror = () => fail(new Error('The captcha did not load'))
    document.head.append(script)
  })
  const api = apiOf()
  if (!api) throw new Error('The captcha’s script brought no captcha')
  await new Promise<void>((done) => (api.ready ? api.ready(done) : done()))
  return api
}
