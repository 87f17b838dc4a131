// Sonner's defaults are the specified values; they are explicit so that an upgrade does not change them.
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { ToastRequest } from '../lib/toast.ts'

/** The shop's color tokens, which cover light and dark themes. */
const look = {
  '--width': '356px',
  '--normal-bg': 'var(--raised)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--line)',
  '--border-radius': 'var(--radius)',
} as React.CSSProperties
const action = { background: 'var(--pine)', color: 'var(--on-pine)', borderRadius: 'var(--radius)' }

let isMounted = false

function mount() {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <Toaster
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={24}
      // Above the bar with the button of the cart and of a product.
      mobileOffset={{ bottom: 'calc(5.25rem + env(safe-area-inset-bottom))', left: 16, right: 16 }}
      position="bottom-right"
      theme="system"
      style={look}
      toastOptions={{ style: { fontFamily: 'var(--sans)' }, actionButtonStyle: action }}
    />,
  )
  isMounted = true
}

export function show({ text, tone = 'info', action: undo }: ToastRequest) {
  if (!isMounted) mount()
  const options = undo ? { action: undo } : {}
  // The list mounts in a later task; a toast sent before that would be lost.
  setTimeout(() => toast[tone](text, options), 50)
}
