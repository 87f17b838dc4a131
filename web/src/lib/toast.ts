// Loads the code of toasts with the first one. An error is never reported by a toast alone.

export type ToastAction = { label: string; onClick: () => void }
export type ToastRequest = {
  text: string
  tone?: 'info' | 'success' | 'warning' | 'error'
  action?: ToastAction
}

const load = () => import('../ui/toaster.tsx')

/** Loads the code once the page is idle, for pages that may need a toast while offline. */
export function prepareToasts(): void {
  setTimeout(() => void load().catch(() => undefined), 2000)
}

/** Shows a toast. While offline and without the code, it waits for both. */
export async function showToast(request: ToastRequest): Promise<void> {
  const toaster = await load().catch(() => null)
  if (toaster) toaster.show(request)
  else if (!navigator.onLine) {
    addEventListener('online', () => void showToast(request), { once: true })
  }
}
