import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedOnce } from './asked-once.ts'
import { pollCounts } from './poll-counts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function fakeTab() {
  const listeners = new Set<() => void>()
  return {
    visible: true,
    isVisible() {
      return this.visible
    },
    onVisible(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show() {
      this.visible = true
      for (const listener of listeners) listener()
    },
  }
}

test('[B4.13] counts are asked for every 30 s in a visible tab, and two places that ask within a second make one call', async () => {
  const tab = fakeTab()
  const call = vi.fn(async () => 1)
  const ask = askedOnce(call, 1_000, () => Date.now())
  const stops = [pollCounts(() => void ask(), tab), pollCounts(() => void ask(), tab)]
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(call).toHaveBeenCalledTimes(2)
  tab.visible = false
  await vi.advanceTimersByTimeAsync(300_000)
  expect(call).toHaveBeenCalledTimes(2)
  tab.show()
  expect(call).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(999)
  void ask()
  expect(call).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  void ask()
  expect(call).toHaveBeenCalledTimes(4)
  for (const stop of stops) stop()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(call).toHaveBeenCalledTimes(4)
})
