import { expect, test, vi } from 'vitest'

const streams: { onOpen: (isAgain: boolean) => void; isClosed: boolean }[] = []
vi.mock('../../live/connection.ts', () => ({
  connect: ({ onOpen }: { onOpen: (isAgain: boolean) => void }) => {
    const stream = { onOpen, isClosed: false }
    streams.push(stream)
    return () => {
      stream.isClosed = true
    }
  },
}))

const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
vi.stubGlobal('document', page)
const setVisibility = (state: 'hidden' | 'visible') => {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

test('a hidden tab has no stream; visible again it has one, and screens refetch', async () => {
  const { listenToEvents } = await import('./event-stream.ts')
  const again = vi.fn()
  listenToEvents({ hear: vi.fn(), again })
  expect(streams).toEqual([])
  setVisibility('visible')
  expect(streams).toHaveLength(1)
  streams[0]?.onOpen(false)
  expect(again).not.toHaveBeenCalled()
  setVisibility('hidden')
  expect(streams[0]?.isClosed).toBe(true)
  setVisibility('visible')
  streams[1]?.onOpen(false)
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(again).toHaveBeenCalledTimes(1)
})
