import type { AppliedTenders } from '@sojourn/contracts'
import { Panel } from './payment-step.gallery.tsx'
import { ApplyFirstDialog } from './tenders/panels/apply-first-dialog.tsx'
import { CashBox } from './tenders/panels/cash-box.tsx'
import { ClosedBoxes } from './tenders/panels/closed-boxes.tsx'
import { CouponBox } from './tenders/panels/coupon-box.tsx'
import { PointsBox } from './tenders/panels/points-box.tsx'
import { StoredCards } from './tenders/panels/stored-cards.tsx'
import { ANSWERED, DUE, ELSEWHERE, FACTS, NOT_APPLIED } from './tenders/tenders.example.ts'
import { next, tendersOf } from './tenders/tenders-machine.ts'
import type { Facts, TenderEvent, Tenders } from './tenders/tenders-state.ts'
import { unappliedIn } from './tenders/unapplied.ts'

const nothing = () => {}
const EARNS = { points: 434, point_type_label: 'Sojourn Miles' }

interface Parts {
  readonly applied?: AppliedTenders
  readonly due?: typeof DUE
  readonly facts?: Partial<Facts>
  /** What happened since the page was shown. */
  readonly events?: readonly TenderEvent[]
  readonly isAgent?: boolean
  readonly elsewhere?: Tenders['elsewhere']
  readonly takesCoupons?: boolean
}

/** The boxes as the machine leaves them. */
function Boxes({ applied = NOT_APPLIED, due = DUE, facts = FACTS, events = [], isAgent = false, elsewhere = [], takesCoupons = true }: Parts) {
  const start = next(tendersOf({ applied, due, elsewhere }, false), { type: 'looked', facts })
  const state: Tenders = events.reduce(next, start)
  const view = { state, send: nothing, onAgain: nothing }
  const boxes = (
    <>
      <CouponBox {...view} takesCoupons={takesCoupons} />
      <CashBox {...view} />
      <PointsBox {...view} earns={EARNS} isAgent={isAgent} />
    </>
  )
  return (
    <Panel
      boxes={boxes}
      due={due}
      pay={{ route: due.card === 0 ? 'none' : 'card', isPopup: false, guarantee: false }}
      stored={<StoredCards {...view} mayDiscount />}
    />
  )
}

const type = (field: 'coupon' | 'cash' | 'points' | 'extra', text: string): TenderEvent => ({ type: 'typed', field, text })
const click = (box: 'coupon' | 'cash' | 'points' | 'card:wallet:USD'): TenderEvent => ({ type: 'clicked', box })
const after =
  (...events: TenderEvent[]) =>
  () => <Boxes events={events} />
const refused = (message: string): TenderEvent => ({ type: 'refused', message })
const LOCKED: TenderEvent = { type: 'locked', locked: true }
const ready = <T,>(value: T) => ({ step: 'ready', value }) as const

/** The question before paying, over what is typed. */
const asked =
  (...events: TenderEvent[]) =>
  () => {
    const state = events.reduce(next, next(tendersOf({ applied: NOT_APPLIED, due: DUE, elsewhere: [] }, false), { type: 'looked', facts: FACTS }))
    return <ApplyFirstDialog state={state} boxes={unappliedIn(state)} busy={false} onApply={nothing} onSkip={nothing} onBack={nothing} />
  }

/** The boxes of the payment panel, state by state. */
export const states = {
  'tenders, a guest': () => <Panel boxes={<ClosedBoxes onUse={nothing} />} />,
  'tenders, a demo account': () => <Panel boxes={<ClosedBoxes isDemo onUse={nothing} />} />,
  'tenders on their way': () => <Panel boxes={<ClosedBoxes onUse={null} />} />,
  'tenders being looked up': () => <Boxes facts={{}} />,
  'tenders could not be looked up': () => <Boxes facts={{ coupons: { step: 'failed' }, stored: { step: 'failed' }, points: { step: 'failed' } }} />,
  'tenders, none applied': after(),
  'tenders, nothing to use': () => <Boxes facts={{ coupons: ready([]), stored: ready({ cash: 0, cards: [], wallets: [] }), points: ready([]) }} />,
  'tenders, points not for this': () => <Boxes facts={{ ...FACTS, points: ready(null) }} />,
  'C2.2 held elsewhere': () => <Boxes elsewhere={ELSEWHERE} />,
  'C2.2 held elsewhere, all of it applied': () => <Boxes applied={ANSWERED.applied} due={ANSWERED.due} elsewhere={ELSEWHERE} />,
  'C2.10 a top-up': () => <Boxes takesCoupons={false} facts={{ ...FACTS, points: ready(null) }} />,
  'A5.1 no code': after(click('coupon')),
  'A5.2 no coupons': () => <Boxes facts={{ ...FACTS, coupons: ready([]) }} events={[type('coupon', 'SAVE10'), click('coupon')]} />,
  'B5.1 a code of other signs': after(type('coupon', 'SAVE-10'), click('coupon')),
  'coupon refused': after(
    type('coupon', 'SAVE99'),
    click('coupon'),
    refused('This coupon is not one of yours. Nothing was changed; please look at the code again.'),
  ),
  'coupon on its way': after(type('coupon', 'SAVE10'), click('coupon')),
  'A5.5 no amount': after(click('cash')),
  'A5.5 cash cut to what there is': after(type('cash', '900')),
  'A8.5 cash applied': () => (
    <Boxes
      events={[
        type('cash', '40'),
        click('cash'),
        { type: 'answered', applied: { ...NOT_APPLIED, cash_card: { amount: 40, currency: 'USD' } }, due: { ...DUE, card: 459.26 }, elsewhere: [] },
      ]}
    />
  ),
  'A8.4 cash refused': after(
    type('cash', '40'),
    click('cash'),
    refused('Your cash cards changed in another window. Nothing was taken; please look at what they hold.'),
  ),
  'A8.6 points refused': after(
    type('points', '2000'),
    click('points'),
    refused('The points are held for another booking. Nothing was taken; free them there first.'),
  ),
  'A5.6 points cut to what there is': after(type('points', '99000')),
  'points typed': after(type('points', '2000')),
  'A6.5 an agent adds an amount': () => <Boxes isAgent events={[type('points', '2000'), type('extra', '15')]} />,
  'wallet card on its way': after(click('card:wallet:USD')),
  'wallet card refused': after(click('card:wallet:USD'), refused('This card cannot be used any more. Nothing was taken from it.')),
  'tenders, all applied': () => <Boxes applied={ANSWERED.applied} due={ANSWERED.due} />,
  'asked before paying, a coupon': asked(type('coupon', 'save10')),
  'asked before paying, cash': asked(type('cash', '40')),
  'asked before paying, points': asked(type('points', '2000')),
  'asked before paying, all of them': asked(type('coupon', 'save10'), type('cash', '40'), type('points', '2000')),
  'B5.3 a discount as far as it goes': () => (
    <Boxes
      applied={{
        ...NOT_APPLIED,
        payment_cards: [{ payment_card_id: 'crd_2', payment_card_name: 'Agency discount', amount: 33.01, currency: 'USD', rooms: [16.5, 16.51], most: 33.01 }],
      }}
      due={{ ...DUE, card: 466.25 }}
    />
  ),
  'tenders, locked': () => <Boxes applied={ANSWERED.applied} due={ANSWERED.due} events={[LOCKED]} />,
  'tenders pay for all of it': () => <Boxes applied={ANSWERED.applied} due={{ ...ANSWERED.due, card: 0, waived: 0.42 }} />,
}
