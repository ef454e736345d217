import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentEvent } from './attempt.ts'
import { poll } from './use-settling.ts'

const found = (status: string, state: string, received = true) => ({
  booking_id: 'bkg_1',
  status,
  message: '',
  reference: null,
  payment: { state, message: null, authentication_url: null, client_secret: null, heard: received },
})

let asked = 0
function answering(answer: object | null) {
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (!answer) throw new Error('offline')
    return Response.json({ status: 'success', status_code: 200, message: '', data: answer })
  })
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[A4.2, A9.3] the status is asked every 2 s, 10 times at most, and then the screen still listens', async () => {
  answering(found('confirming', 'succeeded'))
  const events: PaymentEvent[] = []
  poll('bkg_1', (event) => events.push(event))
  await vi.advanceTimersByTimeAsync(400 + 9 * 2000 - 1)
  expect(asked).toBe(9)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(10)
  expect(events.at(-1)).toEqual({ type: 'polling_ended' })
})

test('no answer to the end is no error either', async () => {
  answering(null)
  const events: PaymentEvent[] = []
  poll('bkg_1', (event) => events.push(event))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events).toEqual([{ type: 'polling_ended' }])
})

test('where the gateway itself says to the end that no payment was made, another try is offered', async () => {
  answering(found('pending_payment', 'open'))
  const events: PaymentEvent[] = []
  poll('bkg_1', (event) => events.push(event))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events.at(-1)).toEqual({ type: 'retry', notice: { kind: 'payment' } })
})

test('where only we say that none was made, because the gateway did not answer, nothing is called failed', async () => {
  answering(found('pending_payment', 'open', false))
  const events: PaymentEvent[] = []
  poll('bkg_1', (event) => events.push(event))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events.at(-1)).toEqual({ type: 'polling_ended' })
})

test('a person who stops listening is asked nothing more', async () => {
  answering(found('confirming', 'succeeded'))
  const stop = poll('bkg_1', () => {})
  await vi.advanceTimersByTimeAsync(2500)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(2)
})
