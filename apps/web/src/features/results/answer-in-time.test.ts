import { expect, test } from 'vitest'
import { answerInTime } from './answer-in-time.ts'

const document = new Request('https://site.test/list')
const step = new Request('https://site.test/list', { headers: { 'sec-fetch-dest': 'empty' } })
const never = new Promise<{ readonly status: number }>(() => {})
const quick = () => Promise.resolve({ status: 200 })

test('a document whose list is there in time is answered whole, without a head', async () => {
  const answer = await answerInTime(document, quick(), async () => 'head')
  expect(answer).toEqual({ head: null, found: { status: 200 } })
})

test('a document that waits is sent from its head on', async () => {
  const answer = await answerInTime(document, never, async () => 'head')
  expect(answer).toEqual({ head: 'head', found: never })
})

test('where no head is known, the answer decides what the page is', async () => {
  const late = new Promise<{ readonly status: number }>((found) => setTimeout(() => found({ status: 404 }), 60))
  expect(await answerInTime(document, late, async () => null)).toEqual({ head: null, found: { status: 404 } })
})

test('a step by script waits for nothing', async () => {
  expect((await answerInTime(step, never, async () => 'head')).found).toBe(never)
})
