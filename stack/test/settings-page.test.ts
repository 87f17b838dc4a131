// docs/settings.md has every setting, and no other one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emulatorSettings } from '@vitrine/emulator'
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
