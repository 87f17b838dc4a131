import type { FrameAnswer } from './frame.ts'

/** What the platform wrote behind the `#`. */
export function returnedIn(hash: string): FrameAnswer {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  return {
    code: values.get('code'),
    state: values.get('state'),
    error: values.get('error'),
    errorDescription: values.get('error_description'),
  }
}
