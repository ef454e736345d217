import type { PriceLine } from '@sojourn/contracts'
import { money, type Tx } from '@sojourn/kernel'
import { idOf } from '@sojourn/testing'
import { expect, test } from 'vitest'
import type { Booking } from '../../modules/bookings/index.ts'
import type { CreditMove } from '../../modules/ledger/index.ts'
import { stubProducts } from '../../sale/stub.testing.ts'
import { readEntries } from './statement.ts'

const tx = {} as Tx
const orgId = idOf<'org'>('org_test')
const line = { orgId, lineId: 'crl_1', agentId: idOf<'user'>('usr_agent'), vpId: 'vp_1', currency: 'USD', limit: money(500_000, 'USD') }
const day = Date.UTC(2027, 0, 15)

const booked = (id: string, ...kinds: PriceLine['kind'][]) =>
  ({
    bookingId: id,
    status: 'confirmed',
    reference: 'SJ-7KM4-92',
    items: [{ description: { title: 'Casa das Andorinhas' } }],
    lines: kinds.map((kind) => ({ kind, label: kind, rule: null, amount: money(100, 'USD') })),
  }) as unknown as Booking

/** A ledger with these moves, newest first, and what it was asked. */
function statementOf(moves: readonly CreditMove[], bookings: readonly Booking[]) {
  const asked: object[] = []
  const deps = {
    ledger: {
      creditMovesOf: async (_: Tx, ask: { limit: number }) => {
        asked.push(ask)
        return moves.slice(0, ask.limit)
      },
    },
    bookings: { findAll: async () => bookings },
    products: stubProducts(),
  } as unknown as Parameters<typeof readEntries>[0]
  return { asked, read: (ask: Parameters<typeof readEntries>[3]) => readEntries(deps, tx, line, ask) }
}

const move = (id: string, change: Partial<CreditMove>): CreditMove => ({ id, atMs: day, kind: 'captured', of: 'bkg_1', delta: 5_000, owed: 5_000, ...change })

test('[A6.5] [B4.1] what an agent added to points is listed separately from what an invoice paid, and both from what came back', async () => {
  const moves = [
    move('ltx_4', { kind: 'paid_in', of: 'paid_in:WIRE 1', delta: -2_000, owed: 6_000 }),
    move('ltx_3', { kind: 'cancelled', of: 'bkg_1', delta: -5_000, owed: 8_000 }),
    move('ltx_2', { of: 'bkg_2', delta: 3_000, owed: 13_000 }),
    move('ltx_1', { owed: 10_000 }),
  ]
  const { read } = statementOf(moves, [booked('bkg_1', 'night', 'invoice'), booked('bkg_2', 'points', 'agent_extra', 'card')])
  const { entries, next } = await read({ limit: 50 })
  expect(entries.map(({ kind, label, reference, booking_id, amount, owed }) => [kind, label, reference, booking_id, amount, owed])).toEqual([
    ['paid_in', 'Payment received', 'WIRE 1', null, -20, 60],
    ['given_back', 'Casa das Andorinhas', 'SJ-7KM4-92', 'bkg_1', -50, 80],
    ['extra', 'Casa das Andorinhas', 'SJ-7KM4-92', 'bkg_2', 30, 130],
    ['invoiced', 'Casa das Andorinhas', 'SJ-7KM4-92', 'bkg_1', 50, 100],
  ])
  expect(next).toBeNull()
})

test('[B3.2] days are whole and in UTC, the last one included; a page says where the next begins', async () => {
  const { asked, read } = statementOf([move('ltx_2', {}), move('ltx_1', {})], [booked('bkg_1', 'invoice')])
  expect((await read({ from: '2027-01-15', to: '2027-01-15', limit: 1 })).next).toBe('ltx_2')
  expect(asked).toMatchObject([{ fromMs: day, beforeMs: day + 86_400_000, limit: 2, cursor: undefined }])
  await read({ from: '0000-01-01', to: '9999-12-31', limit: 1 })
  expect(asked[1]).toMatchObject({ fromMs: Date.parse('0000-01-01'), beforeMs: Date.UTC(10_000, 0, 1) })
})
