type Returned = Record<'code' | 'state' | 'error' | 'errorDescription', string | null>

/** Parses the parameters that the platform returns in the URL fragment. */
export function parseFragment(hash: string): Returned {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  return {
    code: values.get('code'),
    state: values.get('state'),
    error: values.get('error'),
    errorDescription: values.get('error_description'),
  }
}
