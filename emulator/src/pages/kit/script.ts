/** Comfort only: every page works without it. A changed choice asks for new totals by itself. */
export const pageScript = `
document.addEventListener('change', (event) => {
  const field = event.target
  const button = field.closest('form')?.querySelector('button[data-refresh]')
  if (field.matches('[data-updates]') && button) button.click()
})
document.querySelectorAll('[data-refresh]').forEach((button) => button.classList.add('quiet'))
`
