import { expect, test } from 'vitest'
import { createTextSeal } from '../modules/vault/index.ts'
import { createSavedAnswers } from './saved-answers.ts'

const key = (fill: number) => Buffer.alloc(32, fill)
const saved = createSavedAnswers(createTextSeal(key(1)), key(2))
const answer = { status: 200, body: { secret: 'whsec_1' } }

test('a request has one mark under one key, and another under any other', () => {
  expect(saved.mark('POST /v1/tokens')).toBe(saved.mark('POST /v1/tokens'))
  expect(saved.mark('POST /v1/tokens')).not.toBe(saved.mark('POST /v1/token'))
  expect(saved.mark('POST /v1/tokens')).not.toBe(createSavedAnswers(createTextSeal(key(1)), key(3)).mark('POST /v1/tokens'))
})

test('an answer waits sealed to its own key, and one that a crash left in the open is reported as it is', () => {
  const closed = saved.close(answer, 'mer_1/k1')
  expect(JSON.stringify(closed)).not.toContain('whsec_1')
  expect(saved.open(closed, 'mer_1/k1')).toEqual(answer)
  expect(() => saved.open(closed, 'mer_1/k2')).toThrow()
  expect(saved.open({ status: 200, body: JSON.stringify(answer.body) }, 'mer_1/k1')).toEqual(answer)
})
