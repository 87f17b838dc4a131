// Amounts in whole billionths, so that no calculation loses a digit. docs/contract/catalog.md §9.

/** 1.0 as billionths. */
export const unit = 1_000_000_000n
/** 0.01 as billionths: the precision of money in the catalog. */
export const cent = 10_000_000n

/** Returns an amount of the platform exactly. */
export function billionthsOf(amount: number): bigint {
  const text = /e/i.test(String(amount)) ? amount.toFixed(9) : String(amount)
  const [, sign, whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const value = BigInt(whole) * unit + BigInt(part.padEnd(9, '0').slice(0, 9))
  return sign ? -value : value
}

/** Rounds to the nearest multiple of `step`, half away from zero. */
export function rounded(value: bigint, step: bigint): bigint {
  const half = value < 0n ? -step / 2n : step / 2n
  return ((value + half) / step) * step
}

/** `decimals`: the minimum number of decimals. */
export function textOf(value: bigint, decimals: number): string {
  const size = value < 0n ? -value : value
  const part = String(size % unit).padStart(9, '0')
  const digits = part.replace(/0+$/, '').padEnd(decimals, '0')
  return `${value < 0n ? '-' : ''}${size / unit}${digits ? `.${digits}` : ''}`
}
