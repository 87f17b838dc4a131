// Detects responses that report an expired session: the platform revoked the member's tokens.

export function isSessionExpired(extensions: unknown): boolean {
  const { notices } = (extensions ?? {}) as { notices?: unknown }
  return Array.isArray(notices) && notices.includes('SESSION_DOWNGRADED')
}
