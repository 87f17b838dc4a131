// Reports what prevents an order of the basket. docs/contract/cart.md §6 `violations`.
import type { WireCartLine, WireCartViolation } from '@vitrine/platform'

export function violationsOfLines(lines: readonly WireCartLine[]): WireCartViolation[] {
  return lines.map(violationOf).filter((violation) => violation !== undefined)
}

function violationOf(line: WireCartLine): WireCartViolation | undefined {
  const name = line.productName?.original ?? 'This item'
  const status = line.availability?.status
  if (status === 'NOT_AVAILABLE' || status === 'NOT_FOUND') {
    const why = status === 'NOT_FOUND' ? 'is no longer offered' : 'is sold out'
    const place = {
      name: 'LINE_ITEM_DEFAULT',
      id: line.id,
      suggestedFix: 'REMOVE_LINE_ITEM',
    } as const
    return { severity: 'ERROR', description: `${name} ${why}`, target: { lineItem: place } }
  }
  if (status === 'PARTIALLY_AVAILABLE') {
    const left = line.availability?.quantityAvailable ?? 0
    const target = { lineItem: { name: 'LINE_ITEM_DEFAULT', id: line.id } }
    return { severity: 'WARNING', description: `Only ${left} of ${name} left`, target }
  }
}
