import { describe, expect, test } from 'vitest'
import { isRefused, usableResponse } from './usable-response.ts'

const data = { list: { nodes: [] }, other: null }
const failed = (path: (string | number)[], code = 'INTERNAL') => ({
  data,
  errors: [{ path, extensions: { code } }],
})

describe('a response with errors', () => {
  test('has no data when a root field failed', () => {
    const body = failed(['other'])
    expect(usableResponse(body)).toEqual({ ...body, data: null })
  })

  test('has no data when a field below failed that is never null without an error', () => {
    const body = failed(['list', 'nodes', 0, 'variants'])
    expect(usableResponse(body).data).toBeNull()
  })

  test('has its data when a field below failed', () => {
    const body = failed(['list', 'nodes', 0, 'brand'])
    expect(usableResponse(body)).toBe(body)
  })

  test('has no data when a right is missing below', () => {
    for (const code of ['FORBIDDEN', 'UNAUTHENTICATED']) {
      const body = failed(['list', 'nodes', 0, 'basePrice'], code)
      expect(isRefused(body)).toBe(true)
      expect(usableResponse(body).data).toBeNull()
    }
  })

  test('is unchanged without errors', () => {
    const body = { data }
    expect(isRefused(body)).toBe(false)
    expect(usableResponse(body)).toBe(body)
  })
})
