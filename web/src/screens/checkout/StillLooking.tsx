import type { ReactNode } from 'react'

/** While the page asks again, that it does; without JavaScript what it can say already. */
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
