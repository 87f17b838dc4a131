// docs/settings.md has every setting, and no other one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emulatorConfig, emulatorSettings } from '@vitrine/emulator'
import { maskedSettings } from '@vitrine/gateway'
import { describe, expect, test } from 'vitest'
import { root } from '../src/root.ts'
import { tableBelow } from '../tools/markdown-table.ts'

const page = readFileSync(join(root, 'docs/settings.md'), 'utf8')
const listedBelow = (heading: string) =>
  tableBelow(page, heading).flatMap(([names = '']) =>
    [...names.matchAll(/`([A-Z][A-Z_\d]+)`/g)].map(([, name = '']) => name),
  )
/** All settings have a value there. */
const everything = new Proxy<Record<string, string>>({}, { get: () => 'value' })
const gatewaySettings = Object.keys(maskedSettings(everything))
/** Read by the packages of OpenTelemetry themselves. */
const ofPackages = ['OTEL_RESOURCE_ATTRIBUTES', 'OTEL_EXPORTER_OTLP_HEADERS']
/** Of the file that connects two processes, which neither of them reads as a setting of its own. */
const ofBoth = ['PLATFORM_FACTS']

describe('docs/settings.md', () => {
  test('has every setting of the gateway, and no other one', () => {
    const listed = [...listedBelow('Gateway'), ...listedBelow('Traces')]
    expect(gatewaySettings.filter((name) => !listed.includes(name))).toEqual([])
    expect(listed.filter((name) => ![...gatewaySettings, ...ofPackages].includes(name))).toEqual([])
  })

  test('has every setting of the embedded platform, and no other one', () => {
    const listed = listedBelow('Embedded platform')
    // The address of the shop is a setting of both.
    const own = emulatorSettings.filter((name) => !gatewaySettings.includes(name))
    expect([...own, ...ofBoth].filter((name) => !listed.includes(name))).toEqual([])
    expect(listed.filter((name) => ![...own, ...ofBoth].includes(name))).toEqual([])
  })
})

describe('the differences of a hosted site', () => {
  const contract = readFileSync(join(root, 'docs/contract/real-site.md'), 'utf8')
  const rows = tableBelow(contract, '9\\. Imitated').map(([row = '', , , relaxed = '']) => ({
    row,
    relaxed,
  }))

  test('are all in the contract', () => {
    const letters = rows.map(({ row }) => row).filter((row) => row.length === 1)
    expect(letters).toEqual([...'ABCDEFGHIJKLMNOPQRSTUVWX'])
  })

  test.each(rows)('$row is relaxed by a setting, or there is nothing to relax', ({ relaxed }) => {
    const settings = [...relaxed.matchAll(/`(\{.+?\})`/g)].map(([, text = '']) =>
      text.replaceAll("'", '"').replaceAll(/(\w+):/g, '"$1":'),
    )
    if (settings.length === 0) expect(relaxed).toMatch(/^nothing to relax/)
    for (const PLATFORM_SITE of settings) {
      expect(emulatorConfig({ PLATFORM_SITE }).siteSettings).toEqual(JSON.parse(PLATFORM_SITE))
    }
  })
})
