import { AgentStatement } from './agent-statement.tsx'
import type { EarningsData, StatementAsk, StatementData, StatementEntry, StatementState } from './agent-statement-api.ts'
import { EarningsSection } from './earnings-section.tsx'

const line: StatementData['line'] = { vp_id: 'vp_northwind', currency: 'USD', limit: 5_000, used: 1_842.36, held: 525.66, available: 2_631.98 }
const all: StatementAsk = { from: '', to: '', cursor: '', earned: '' }

const entry = (change: Partial<StatementEntry>): StatementEntry => ({
  id: 'ltx_1',
  at: '2027-01-15T12:00:00.000Z',
  kind: 'invoiced',
  label: 'Casa das Andorinhas',
  reference: 'SJ-7KM4-92',
  booking_id: 'bkg_1',
  amount: 525.66,
  owed: 1_842.36,
  currency: 'USD',
  ...change,
})
const entries: StatementEntry[] = [
  entry({}),
  entry({
    id: 'ltx_2',
    at: '2027-01-12T09:30:00.000Z',
    kind: 'paid_in',
    label: 'Payment received',
    reference: 'WIRE 2027-0112',
    booking_id: null,
    amount: -2_000,
    owed: 1_316.7,
  }),
  entry({
    id: 'ltx_3',
    at: '2027-01-10T17:05:00.000Z',
    kind: 'given_back',
    label: 'Hotel Miradouro da Graça with a rather long name',
    reference: 'SJ-2QX8-11',
    booking_id: 'bkg_2',
    amount: -310.5,
    owed: 3_316.7,
  }),
  entry({
    id: 'ltx_4',
    at: '2027-01-09T08:00:00.000Z',
    kind: 'extra',
    label: 'Largo do Carmo',
    reference: null,
    booking_id: 'bkg_3',
    amount: 60,
    owed: 3_627.2,
  }),
]

const shown = (change: Partial<StatementData> = {}): StatementState & { kind: 'shown' } => ({ kind: 'shown', data: { line, entries, next: null, ...change } })

const page =
  (state: Parameters<typeof AgentStatement>[0]['state'], asked: StatementAsk = all, loading = false) =>
  () => <AgentStatement state={state} asked={asked} today="2026-11-23" loading={loading} />

const earned: EarningsData = {
  earnings: [{ currency: 'USD', pending: 20, available: 22.5, paid_out: 5 }],
  entries: [
    { id: 'e1', at: '2027-03-04T10:00:00.000Z', kind: 'paid_out', label: 'Payout', reference: 'OUT 1', booking_id: null, amount: -5, currency: 'USD' },
    {
      id: 'e2',
      at: '2027-02-02T10:00:00.000Z',
      kind: 'taken_back',
      label: 'Largo do Carmo',
      reference: 'SJ-2QX8-11',
      booking_id: 'bkg_2',
      amount: -8,
      currency: 'USD',
    },
    {
      id: 'e3',
      at: '2027-01-02T10:00:00.000Z',
      kind: 'earned',
      label: 'Casa das Andorinhas',
      reference: 'SJ-7KM4-92',
      booking_id: 'bkg_1',
      amount: 20,
      currency: 'USD',
    },
  ],
  next: 'e3',
}

/** The statement in every state. */
export const states = {
  statement: page(shown({ next: 'ltx_4' })),
  'some days': page(shown({ entries: entries.slice(0, 1) }), { ...all, from: '2027-01-15', to: '2027-01-15' }),
  'used up': page(shown({ line: { ...line, used: 4_474.34, available: 0 } })),
  'in favour': page(shown({ line: { ...line, used: -310.5, held: 0, available: 5_310.5 }, entries: entries.slice(2, 3) })),
  empty: page(shown({ line: { ...line, used: 0, held: 0, available: 5_000 }, entries: [] })),
  'no such days': page(shown({ entries: [] }), { ...all, from: '2027-02-01' }),
  loading: page(shown(), all, true),
  'bad dates': page({ kind: 'bad_dates' }, { ...all, from: 'soon' }),
  unreachable: page({ kind: 'unreachable', message: 'Something went wrong on our side.' }),
  'no line': page({ kind: 'no_line', message: 'There is no credit line on this account. Ask the organisation for one to pay by invoice.' }),
  earnings: () => <EarningsSection data={earned} asked={all} />,
  'no earnings': () => <EarningsSection data={{ earnings: [], entries: [], next: null }} asked={all} />,
  'no agent': page({ kind: 'not_agent', message: 'This is for agents. Nothing was changed.' }),
}
