// Toasts arrive with their first use. They never carry the only copy of an error.

export type ToastAction = { label: string; onClick: () => void }
export type ToastRequest = {
  text: string
  tone?: 'info' | 'success' | 'warning' | 'error'
  action?: ToastAction
}

export async function showToast(request: ToastRequest): Promise<void> {
  const { show } = await import('../ui/toaster.tsx')
  show(request)
}
