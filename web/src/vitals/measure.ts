// Measures the visit and reports it once, when the page is first hidden or left. The report has the route's pattern and
// the class of the device, and nothing of the visitor.
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Windows of phones are less wide, in pixels. */
const desktopWidth = 768

export function measure(route: string): void {
  const measures: Record<string, number> = {}
  const take = ({ name, value }: Metric) => {
    measures[name] = value
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(take)
  const device = innerWidth < desktopWidth ? 'PHONE' : 'DESKTOP'
  let isSent = false
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden' || Object.keys(measures).length === 0)
      return
    isSent = true
    const report = JSON.stringify({ route, device, measures })
    // A beacon would carry the cookie of the session.
    void fetch('/vitals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: report,
      keepalive: true,
      credentials: 'omit',
    }).catch(() => {})
  }
  // After the listeners of web-vitals, which take their last values at the same event.
  addEventListener('visibilitychange', send)
}
