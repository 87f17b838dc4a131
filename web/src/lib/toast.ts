// Toasts arrive with their first use. They never carry the only copy of an error.

export type ToastAction = { label: string; onClick: () => void }
export type ToastRequest = {
  text: string
  tone?: 'info' | 'success' | 'warning' | 'error'
  action?: ToastAction
}

const load = () => import('../ui/toaster.tsx')

/** For pages where one may be needed while the line is cut: fetches the code once nothing else is going on. */
export function prepareToasts(): void {
  setTimeout(() => void load().catch(() => undefined), 2000)
}

/** Without a line and without the code it waits, and is shown once both are there. */
export async function showToast(request: ToastRequest): Promise<void> {
  const toaster = await load().catch(() => null)
  if (toaster) toaster.show(request)
  else if (!navigator.onLine) {
    addEventListener('online', () => void showToast(request), { once: true })
  }
}
