// States of a shop for the doctor: what breaks, and what it says then.
import type { CheckName, Finding } from '@vitrine/gateway'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DoctorKit, diagnose, type Env, openFindings } from './doctor-kit.ts'
import { type OddPlatform, startOddPlatform } from './odd-platform.ts'

export type State = {
  state: string
  /** Breaks the platform; the settings that it returns break the shop. */
  broken: () => Promise<Env> | Env
  open: Partial<Record<CheckName, Finding['verdict']>>
  says: [CheckName, string]
}

export const withoutCredentials = {
  PLATFORM_API_KEY: undefined,
  PLATFORM_SITE_ID: undefined,
}

/** Returns what breaks a platform, for the states of a file. */
export function waysToBreak(kit: DoctorKit) {
  let odd: OddPlatform
  beforeAll(async () => {
    odd = await startOddPlatform(kit.emulator.url)
  })
  beforeEach(() => {
    odd.instead = null
  })
  afterAll(() => odd.close())
  return {
    refusing: async (path: string, status: number): Promise<Env> => {
      await kit.control.fault({ kind: 'status', status, match: { path } })
      return {}
    },
    /** For longer than any call waits. */
    limiting: async (path: string): Promise<Env> => {
      await kit.control.fault({ kind: 'status', status: 429, retryAfter: '60', match: { path } })
      return {}
    },
    /** Answers one path otherwise than the platform does. */
    answering: (path: string, body: unknown, status = 200): Env => {
      odd.instead = { path, status, body }
      return { PLATFORM_URL: odd.url }
    },
    site: async (change: Record<string, unknown>): Promise<Env> => {
      await kit.control.site(change)
      return {}
    },
  }
}

/** Tests that the doctor finds each state, with its words, and nothing else. */
export function testStates(kit: DoctorKit, states: readonly State[]): void {
  test.each(states)('$state', async ({ broken, open: expected, says: [check, words] }) => {
    const findings = await diagnose(kit, await broken())
    expect(openFindings(findings)).toEqual(expected)
    const { found = '', cure } = findings.find((finding) => finding.check === check) ?? {}
    expect(`${found} ${cure}`).toContain(words)
  })
}
