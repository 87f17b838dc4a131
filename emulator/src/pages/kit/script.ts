/**
 * Progressive enhancement: every page works without it. A changed choice fetches the page again and replaces
 * what is in the changed parts only, so that text typed meanwhile is not lost, and a button that is being pressed stays.
 */
export const pageScript = `
const read = async (answer) => new DOMParser().parseFromString(await answer.text(), 'text/html')
const renew = (fresh) => {
  for (const part of document.querySelectorAll('[data-part]')) {
    const other = fresh.querySelector('[data-part="' + part.dataset.part + '"]')
    if (other) part.replaceChildren(...other.childNodes)
  }
}
// What stands below a part moves: not a button that is being pressed, whose click would be lost. Of a select that is pressed the
// release is that of its list, which the page does not see.
let released = Promise.resolve()
document.addEventListener('pointerdown', ({ target }) => {
  if (!target.closest('button')) return
  released = new Promise((go) => {
    for (const type of ['pointerup', 'pointercancel', 'dragend']) {
      document.addEventListener(type, () => setTimeout(go), { once: true })
    }
  })
}, true)
const seconds = Number(document.body.dataset.refresh)
if (seconds) setInterval(() => fetch(location.href).then(read).then((fresh) => released.then(() => renew(fresh)), () => {}), seconds * 1000)
let latest = 0
const update = async (form) => {
  const turn = ++latest
  const body = new URLSearchParams(new FormData(form))
  body.set('action', 'update')
  // A redirect leads out of the page; the button that is pressed next follows it.
  const answer = await fetch(form.getAttribute('action'), { method: 'POST', body, redirect: 'manual' }).catch(() => null)
  if (answer?.type !== 'basic' || turn !== latest) return
  const fresh = await read(answer)
  await released
  if (turn !== latest) return
  const focused = document.activeElement?.matches('[name=delivery]')
  renew(fresh)
  if (focused) document.querySelector('[name=delivery]:checked')?.focus()
}
const updating = '[data-updates=true]'
document.addEventListener('change', ({ target }) => {
  const form = target.closest('form')
  if (form && target.matches(updating)) update(form)
})
// What was chosen before this script was there, or what the browser restored, has no event any more.
const isChanged = ({ options, type, checked, defaultChecked, value, defaultValue }) => {
  if (options) return value !== ([...options].find((one) => one.defaultSelected) ?? options[0]).value
  return type === 'radio' ? checked !== defaultChecked : value !== defaultValue
}
const early = [...document.querySelectorAll(updating)].find(isChanged)
if (early?.form) update(early.form)
for (const input of document.querySelectorAll('input[data-show]')) {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'plain reveal' })
  const set = (isShown) => {
    input.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? input.dataset.hide : input.dataset.show
  }
  set(false)
  button.addEventListener('click', () => set(input.type === 'password'))
  // In the row of the label: what is below the field describes it.
  const box = Object.assign(document.createElement('div'), { className: 'secret' })
  const field = input.closest('.field')
  field.replaceWith(box)
  box.append(field, button)
}
`
