// How long the upstream waits before it answers: `none`, `fixed:<ms>`, or `lognormal:<median>:<p99>`, which is how a
// hosted platform answers: mostly close to the median, and with a long tail.

/** Quantile 0.99 of the standard normal distribution. */
const normalP99 = 2.326348

/** Returns a function that draws the delay of a call in milliseconds. Throws on an unknown model. */
export function latencyOf(model: string, random: () => number): () => number {
  const [name, ...texts] = model.split(':')
  const [first = Number.NaN, second = Number.NaN] = texts.map(Number)
  if (name === 'none') return () => 0
  if (name === 'fixed' && first >= 0) return () => first
  if (name === 'lognormal' && first > 0 && second > first) {
    const [mean, deviation] = [Math.log(first), Math.log(second / first) / normalP99]
    return () => Math.exp(mean + deviation * normal(random))
  }
  throw new Error(`${model} is no latency: none, fixed:<ms> or lognormal:<median>:<p99>`)
}

/** Returns a number of the standard normal distribution (Box-Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
