import { type JoinState, JoinWaitingListView } from './join-waiting-list.tsx'
import { type Acting, WaitingEntryView } from './waiting-entry.tsx'
import type { Waiting } from './waiting-list-api.ts'
import { WaitingSection } from './waiting-section.tsx'

const nothing = () => {}

const waiting: Waiting = {
  waiting_id: 'wtg_1',
  product_type: 'CAR',
  title: 'Compact: five-door hatchback or similar',
  summary: 'Lisbon Airport, Friday, March 12, 2027, 10:00',
  state: 'waiting',
  position: 3,
  joined_at: '2026-11-21T16:08:00Z',
  until: '2027-03-12T10:00:00Z',
  offer: null,
  checkoutId: null,
}
const offer = { until: '2026-11-28T14:33:00Z', total: 184.2, currency: 'USD' }
const offered: Waiting = { ...waiting, state: 'offered', position: null, offer }
const over = (state: Waiting['state'], checkoutId: string | null = null): Waiting => ({ ...offered, state, checkoutId })

const join =
  (state: JoinState, asksEmail = false) =>
  () => <JoinWaitingListView state={state} asksEmail={asksEmail} onJoin={nothing} />
const entry =
  (of: Waiting, acting: Acting = { step: 'idle' }) =>
  () => <WaitingEntryView entry={of} acting={acting} onTake={nothing} onLeave={nothing} />

export const states = {
  'join, a member': join({ step: 'asking', fault: null }),
  'join, a guest': join({ step: 'asking', fault: null }, true),
  'join, no email': join({ step: 'asking', fault: 'email' }, true),
  'join, on its way': join({ step: 'joining' }),
  'join, refused': join({ step: 'refused', message: "You're on as many waiting lists as we allow. Leave one of them first." }),
  joined: join({ step: 'joined', entry: waiting }),
  waiting: entry(waiting),
  'waiting, leaving': entry(waiting, { step: 'leaving' }),
  offered: entry(offered),
  'offered, taking': entry(offered, { step: 'taking' }),
  'offered, too late': entry(offered, { step: 'refused', message: "We don't hold this for you any longer. Nothing was charged." }),
  taken: entry(over('taken', 'chk_1')),
  passed: entry(over('passed')),
  left: entry(over('ended')),
  expired: entry({ ...waiting, state: 'expired', position: null }),
  list: () => <WaitingSection waiting={[offered, { ...waiting, waiting_id: 'wtg_2', position: 1 }]} />,
}
