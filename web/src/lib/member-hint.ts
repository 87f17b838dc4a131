// Remembers on this device whether the last page was a member's, and nothing of whom. Scripts cannot read the session
// cookie, and without a connection nothing else says it. Storage may be disabled.
const key = 'vitrine-member'

export function wasMember(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function rememberMember(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Without the hint nothing is stored either: the worker needs storage too.
  }
}
