// The platform no longer knows who the session belonged to. Told once, by the answer that found out.

export function isDowngrade(extensions: unknown): boolean {
  const { notices } = (extensions ?? {}) as { notices?: unknown }
  return Array.isArray(notices) && notices.includes('SESSION_DOWNGRADED')
}
