import type { ReactNode } from 'react'

/** Shows progress while the page refetches; without JavaScript, what is already known. */
export function StillLooking({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="wrap needs-js" role="status">
        Looking for your order…
      </p>
      <div className="without-js">{children}</div>
    </>
  )
}
