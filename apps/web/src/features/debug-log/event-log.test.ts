import { expect, test } from 'vitest'
import { createEventLog, logText } from './event-log.ts'
import { redact } from './redact.ts'

test('the log keeps the newest hundred events', () => {
  let nowMs = 0
  const log = createEventLog(() => nowMs++)
  for (let count = 1; count <= 130; count++) log.add('call', `event ${count}`)
  expect(log.all()).toHaveLength(100)
  expect(log.all()[0]?.text).toBe('event 31')
  expect(logText(log.all()).split('\n').at(-1)).toBe('1970-01-01T00:00:00.129Z call event 130')
  log.clear()
  expect(log.all()).toEqual([])
})

test.each([
  ['mail to ada.quill@example.com failed', 'mail to [email] failed'],
  ['card 4242 4242 4242 4242 was refused', 'card [card] was refused'],
  ['/pay?token=abc&lang=en', '/pay?token=[hidden]&lang=en'],
  ['{"client_secret":"pi_1_secret_2","a":1}', '{"client_secret":"[hidden]","a":1}'],
  ['checkout chk_0m3k9s8d7f6g5h4j3k2l', 'checkout [token]'],
  ['POST /api/hotels/search 200 in 41 ms', 'POST /api/hotels/search 200 in 41 ms'],
])('%s is written without what is private', (typed, written) => {
  expect(redact(typed)).toBe(written)
})
