// Generated from languages/en/admin.json.
export const webVitals = "Web vitals"
export const intro = "How pages load and respond in the browsers of visitors. Large: three of four visits are at most this. Small: the median."
export const route = "Visits began at"
export const lcp = "Largest paint (LCP)"
export const inp = "Response to input (INP)"
export const cls = "Layout shift (CLS)"
export const fcp = "First paint (FCP)"
export const ttfb = "First byte (TTFB)"
export const lastWeek = "7 days"
export const fourWeeks = "28 days"
export const device = "Device"
export const phone = "Phone"
export const desktop = "Desktop"
export const milliseconds = ({ value }: { value: string | number }) => `${value} ms`
export const nothing = "No visits were measured yet"
export const nothingText = "A sample of visits reports its measures when the page is left. They appear here."
export const good = "Good"
export const needsImprovement = "Needs work"
export const poor = "Poor"
export const period = "Period"
export const today = "Today"
export { visitCount } from './vitals/visitCount.ts'
export const seconds = ({ value }: { value: string | number }) => `${value} s`
export const median = ({ value }: { value: string | number }) => `median ${value}`
