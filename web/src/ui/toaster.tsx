// Sonner's own defaults are the numbers asked for (spec §9); they are written out so that they stay.
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { ToastRequest } from '../lib/toast.ts'

let isMounted = false

function mount() {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <Toaster
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={24}
      mobileOffset={16}
      position="bottom-right"
      theme="system"
      style={{ '--width': '356px' } as React.CSSProperties}
    />,
  )
  isMounted = true
}

export function show({ text, tone = 'info', action }: ToastRequest) {
  if (!isMounted) mount()
  const options = action ? { action } : {}
  // The list mounts in a task of its own; a toast sent before that would be lost.
  setTimeout(() => toast[tone](text, options), 50)
}
