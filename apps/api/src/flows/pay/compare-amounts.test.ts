import { money, type Outcome } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { differingAmounts, type StoredAmounts } from './compare-amounts.ts'

const card = money(12_050, 'USD')
const wallet = (payment_card_id: string, amount: number) => ({ payment_card_id, payment_card_name: payment_card_id, amount, currency: 'USD', rooms: [amount] })
const stored: StoredAmounts = {
  tenders: {
    coupon: { coupon_trn_id: 'tnd_1', applied_amount: 20, applied_type: 'percent', coupon_id: 'cpn_1', coupon_code: 'SAVE10', discount_currency: 'USD' },
    cash_card: { amount: 15, currency: 'USD' },
    points: null,
    payment_cards: [wallet('pcd_1', 20.1), wallet('pcd_2', 5.2)],
  },
  codesOf: new Map([
    ['pcd_1', ['WLT-1', 'WLT']],
    ['pcd_2', ['CER-2', 'CER']],
  ]),
}
const bare: StoredAmounts = { tenders: { coupon: null, cash_card: null, points: null, payment_cards: [] }, codesOf: new Map() }
const lines = [
  { amount: 20.1, code: 'WLT-1', id: 'pcd_1', count: 1 },
  { amount: 5.2, code: 'cer', id: 'pcd_2' },
]
const sent = {
  currency: 'USD',
  pg_amt: 120.5,
  pg_amount: 120.5,
  cashcard_amt: 15,
  cn_disc_amt: 20,
  cn_disc_code: 'save10',
  cn_dis_trnid: 'tnd_1',
  wallets: lines,
}
const result = (more: Partial<Parameters<typeof differingAmounts>[2]>, of = stored) => {
  const differs: Outcome<never> | null = differingAmounts({ card }, of, { ...sent, ...more })
  return differs && !differs.ok ? differs.refusal.detail : null
}

test('[A7.14] what agrees is not reported, and what is left out is not compared', () => {
  expect(result({})).toBeNull()
  expect(differingAmounts({ card }, stored, { currency: 'USD' })).toBeNull()
  expect(differingAmounts({ card }, bare, { currency: 'USD', cn_disc_code: '', cn_dis_trnid: '', cn_disc_amt: 0, cashcard_amt: 0, wallets: [] })).toBeNull()
})

test('[A7.14] each field that differs is reported with what was expected and what was sent, and of an amount both amounts', () => {
  const amounts = { pg_amt: 120.5, pg_amount: 120.5, cashcard_amt: 15, cn_disc_amt: 20 }
  for (const [field, expected] of Object.entries(amounts))
    expect(result({ [field]: 1 })).toEqual({
      old_price: 1,
      old_currency: 'USD',
      new_price: expected,
      currency: 'USD',
      differing: [{ field, expected, sent: 1 }],
    })
  expect(result({ cashcard_amt: 5, cn_disc_amt: 0 })).toMatchObject({
    old_price: 5,
    new_price: 15,
    differing: [{ field: 'cashcard_amt' }, { field: 'cn_disc_amt', expected: 20, sent: 0 }],
  })
})

test('[A7.14] a coupon that differs reports the coupons and no amounts, which are the same', () => {
  const other = result({ cn_disc_code: 'OTHER', cn_dis_trnid: 'tnd_9' })
  expect(other).toEqual({
    message: expect.stringContaining('cn_disc_code, cn_dis_trnid. Nothing was charged'),
    differing: [
      { field: 'cn_disc_code', expected: 'SAVE10', sent: 'OTHER' },
      { field: 'cn_dis_trnid', expected: 'tnd_1', sent: 'tnd_9' },
    ],
  })
  expect(result({ wallets: undefined, cashcard_amt: 0, cn_disc_amt: 0, cn_dis_trnid: '' }, bare)).toMatchObject({
    differing: [{ field: 'cn_disc_code', expected: '', sent: 'save10' }],
  })
})

test('[A7.14] another currency is reported as such, with amounts where one was sent and never one that was not', () => {
  expect(result({ currency: 'EUR' })).toMatchObject({
    old_price: 120.5,
    old_currency: 'EUR',
    new_price: 120.5,
    currency: 'USD',
    differing: [{ field: 'currency', expected: 'USD', sent: 'EUR' }],
  })
  expect(result({ currency: 'EUR', pg_amt: undefined, pg_amount: undefined })).toEqual({
    message: expect.any(String),
    differing: [{ field: 'currency', expected: 'USD', sent: 'EUR' }],
  })
})

test('[A3.12] [A7.14] of each wallet line amount, code, id and count are compared, and no card is left out', () => {
  const [first, second] = lines as [(typeof lines)[0], (typeof lines)[0]]
  const wallets = (...of: typeof lines) => result({ wallets: of })?.differing
  expect(wallets({ ...first, code: 'wlt' }, second)).toBeUndefined()
  expect(wallets({ ...first, code: 'CER-2' }, second)).toEqual([{ field: 'wallets.0.code', expected: 'WLT-1', sent: 'CER-2' }])
  expect(wallets(first, { ...second, count: 2 })).toEqual([{ field: 'wallets.1.count', expected: 1, sent: 2 }])
  expect(wallets(first, { ...second, amount: 5.3 })).toEqual([{ field: 'wallets.1.amount', expected: 5.2, sent: 5.3 }])
  expect(wallets(first, { ...second, id: 'pcd_9', amount: 0 })).toEqual([{ field: 'wallets.1.id', expected: 'pcd_1 or pcd_2', sent: 'pcd_9' }])
  expect(wallets(first)).toEqual([{ field: 'wallets', expected: 25.3, sent: 20.1 }])
  expect(wallets(first, first, second)).toEqual([{ field: 'wallets', expected: 25.3, sent: 45.4 }])
})
