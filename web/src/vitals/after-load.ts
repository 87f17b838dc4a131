// Decides by chance whether this visit is measured. It is loaded once the page stands and nothing else is going on.
const settings = document.querySelector<HTMLMetaElement>('meta[name="vitals"]')?.content ?? ''
const [rate = '0', route = ''] = settings.split(' ')

if (Math.random() < Number(rate)) {
  import('./measure.ts').then(({ measure }) => measure(route)).catch(() => undefined)
}

export {}
