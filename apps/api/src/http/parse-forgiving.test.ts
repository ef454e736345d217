import { defineCall, generatePgToken, getUserCreditCards, setDefaultCard } from '@sojourn/contracts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseForgiving } from './parse-forgiving.ts'
import { unwrap } from './unwrap.ts'

const email = 'nora@sojourn.test'

test('[A7.4] the default-card call of older clients is read with numbers as texts, texts as numbers, and empties as left out', () => {
  for (const fields of [
    { email, is_default: '1', merchant_id: 'org' },
    { email, is_default: 1, merchant_id: 'org', card_id: null },
    { email, is_default: 1, merchant_id: 'org', card_id: '' },
  ])
    expect(parseForgiving(setDefaultCard, fields).data).toEqual({ email, is_default: 1, merchant_id: 'org' })
  expect(parseForgiving(setDefaultCard, { email, card_id: 4711, merchant_id: null }).data).toEqual({ email, card_id: '4711' })
  expect(parseForgiving(getUserCreditCards, { email, merchant_id: '', mobile: 12025550100 }).data).toEqual({ email, merchant_id: '', mobile: '12025550100' })
})

test('[A7.14] a token call of older clients may send its amounts as texts and its card as empties', () => {
  const fields = { id: 'bkg_1', pg_amt: '254.92', cashcard_amt: '', currency: 'USD', product_type: 'HLT', card_id: '', payment_method: '', cust_id: null }
  const wallets = [{ amount: '20.10', code: 7, id: 'wallet:USD', count: '1' }]
  expect(parseForgiving(generatePgToken, { ...fields, wallets }).data).toEqual({
    id: 'bkg_1',
    pg_amt: 254.92,
    currency: 'USD',
    product_type: 'HLT',
    wallets: [{ amount: 20.1, code: '7', id: 'wallet:USD', count: 1 }],
  })
})

test('what reads as nothing that was asked for is refused by its field, what was accepted as it is stays so, and the body itself is not touched', () => {
  const call = defineCall({
    path: '/api/t',
    tag: 'T',
    summary: 's',
    forgiving: true,
    body: z.object({ code: z.string().min(1), count: z.int().optional() }),
    data: z.object({}),
  })
  const errors = (fields: Record<string, unknown>) => parseForgiving(call, fields).error?.issues.map(({ path }) => path.join('.'))
  for (const code of ['', null, undefined, { a: 1 }, ['x']]) expect(errors({ code, count: 1 })).toEqual(['code'])
  for (const count of ['two', '1.5', {}, [1], '1e3', true]) expect(errors({ code: 'x', count }), String(count)).toEqual(['count'])
  for (const count of ['٣', '３', ' 3\u00a0', '\u200e3']) expect(parseForgiving(call, { code: 'x', count }).data).toEqual({ code: 'x', count: 3 })
  const sent = { code: 7, count: '3' }
  expect(parseForgiving(call, sent).data).toEqual({ code: '7', count: 3 })
  expect(sent).toEqual({ code: 7, count: '3' })
})

test('one wrapper in another is opened, as an object and as a text, and no third', () => {
  for (const trip of [{ a: 1 }, '{"a":1}']) {
    expect(unwrap({ json: { trip } })).toEqual({ a: 1 })
    expect(unwrap({ json: JSON.stringify({ trip }), b: 2 })).toEqual({ a: 1, b: 2 })
  }
  expect(unwrap({ json: { trip: { data: { a: 1 } } } })).toEqual({ data: { a: 1 } })
})
