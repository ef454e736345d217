import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilStopped } from './until-stopped.ts'

// The window, as far as it says that the line is there again.
const line = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line))
  vi.stubGlobal('removeEventListener', line.removeEventListener.bind(line))
})
afterEach(() => vi.unstubAllGlobals())

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A part that is there once the line is. */
function part() {
  const is = { there: false, asked: 0, begun: 0, ended: 0 }
  const stop = untilStopped(
    async () => {
      is.asked++
      if (!is.there) throw new TypeError('Failed to fetch')
      return is
    },
    () => {
      is.begun++
      return () => void is.ended++
    },
  )
  return { is, stop }
}

test('what could not be fetched while the line was down begins once it is there again, and is stopped as any other', async () => {
  const { is, stop } = part()
  await settled()
  expect([is.asked, is.begun]).toEqual([1, 0])
  is.there = true
  line.dispatchEvent(new Event('online'))
  await settled()
  expect([is.asked, is.begun]).toEqual([2, 1])
  line.dispatchEvent(new Event('online'))
  stop()
  await settled()
  expect([is.asked, is.begun, is.ended]).toEqual([2, 1, 1])
})

test('stopped meanwhile, it is not fetched again', async () => {
  const { is, stop } = part()
  await settled()
  stop()
  is.there = true
  line.dispatchEvent(new Event('online'))
  await settled()
  expect([is.asked, is.begun, is.ended]).toEqual([1, 0, 0])
})
