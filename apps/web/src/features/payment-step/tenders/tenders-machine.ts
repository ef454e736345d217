import { add, fromMajor, never, subtract, toMajor, zero } from '@sojourn/kernel'
import { doneText, refusedText, unansweredText, withMessage } from './box-messages.ts'
import { asking, clicked } from './clicked.ts'
import { moveOf } from './held-elsewhere.ts'
import { type AppliedNow, type Ask, type BoxId, boxOf, type Facts, heldBy, type TenderEvent, type Tenders, type Typed, typesOf } from './tenders-state.ts'
import { amountShown, stepOfTyped, typedInto } from './typing.ts'
import { textsOf, unappliedIn, without } from './unapplied.ts'

const NOTHING_TYPED: Typed = { coupon: '', cash: '', points: '', pointType: null, search: '', extra: '' }
const LOADING = { step: 'loading' } as const

/** The boxes for a checkout when its page is shown. */
export function tendersOf(now: AppliedNow, locked: boolean): Tenders {
  const facts: Facts = { coupons: LOADING, stored: LOADING, points: LOADING }
  const blank: Tenders = { ...now, boxes: {}, typed: NOTHING_TYPED, hints: { cash: null, points: null }, facts, ask: null, locked, settled: {}, said: 0 }
  return synced(blank, now)
}

/** The next state. What does not belong to a state changes nothing: late answers and double clicks are harmless, and what is locked stays. */
export function next(state: Tenders, event: TenderEvent): Tenders {
  switch (event.type) {
    case 'typed':
      return state.locked ? state : typedInto(state, event.field, event.text)
    case 'type_chosen':
      return state.locked ? state : withType(state, event.code)
    case 'clicked':
      return state.locked || state.ask ? state : clicked(state, event.box)
    case 'coupon_chosen':
      return state.locked || state.ask || state.applied.coupon ? state : clicked(typedInto(state, 'coupon', event.code), 'coupon')
    case 'passed':
      return { ...state, settled: { ...state.settled, ...textsOf(state, unappliedIn(state)) } }
    case 'move_clicked': {
      const ask = state.locked || state.ask ? null : moveOf(state, event.box)
      return ask ? asking(state, ask) : state
    }
    case 'answered': {
      const { ask } = state
      if (!ask) return state
      const now = synced({ ...state, ask: null }, event)
      return withMessage(now, ask.box, ask.act === 'apply' ? 'applied' : stepOfTyped(now.typed, ask.box), doneText(ask, state, event.applied))
    }
    case 'refused': {
      const { ask } = state
      return ask ? undone(state, ask, refusedText(ask, event.message)) : state
    }
    case 'unanswered':
      // It may be tried again: what is typed is asked about once more.
      return state.ask ? undone({ ...state, settled: without(state.settled, state.ask.box) }, state.ask, unansweredText(state.ask, event.isKnown)) : state
    case 'synced':
      return synced(state, event)
    case 'locked':
      return { ...state, locked: event.locked }
    case 'looked':
      return looked(state, event.facts)
    case 'cleared':
      return cleared(state, event.box, event.id)
    default:
      return never(event)
  }
}

/** What was asked for is not done, as far as is known. */
const undone = (state: Tenders, { box, act }: Ask, said: Parameters<typeof withMessage>[3]): Tenders =>
  withMessage({ ...state, ask: null }, box, act === 'apply' ? 'refused' : 'applied', said)

/** The server's checkout decides: what it holds is applied, whatever was here before. A change in progress gets its own answer. */
function synced(state: Tenders, { applied, due, elsewhere }: AppliedNow): Tenders {
  const cards = applied.payment_cards.map(({ payment_card_id }): BoxId => `card:${payment_card_id}`)
  const known = Object.keys(state.boxes) as BoxId[]
  const typed = typedAs(state.typed, applied)
  const boxes = { ...state.boxes }
  let { settled } = state
  for (const id of new Set<BoxId>(['coupon', 'cash', 'points', ...cards, ...known])) {
    if (state.ask?.box === id) continue
    const box = boxOf(state, id)
    // A message stays until its own time is over.
    if (heldBy(applied, id) !== null) boxes[id] = { ...box, step: 'applied' }
    else if (box.step === 'applied') {
      boxes[id] = { ...box, step: stepOfTyped(typed, id) }
      // Taken off elsewhere: whoever looks at this page has not decided that.
      settled = without(settled, id)
    }
  }
  return { ...state, applied, due, elsewhere, typed, boxes, settled, facts: withCashOf(state, applied) }
}

/** Released value can be used at once, held value cannot: the next look-up only confirms it. */
function withCashOf({ facts, applied: before, due }: Tenders, applied: AppliedNow['applied']): Facts {
  if (facts.stored.step !== 'ready') return facts
  const money = (amount: number) => fromMajor(amount, due.currency) ?? zero(due.currency)
  const held = ({ cash_card }: AppliedNow['applied']) => money(cash_card?.amount ?? 0)
  const cash = toMajor(add(money(facts.stored.value.cash), subtract(held(before), held(applied))))
  return { ...facts, stored: { step: 'ready', value: { ...facts.stored.value, cash } } }
}

/** The held value is shown in its field. */
function typedAs(typed: Typed, { coupon, cash_card, points }: AppliedNow['applied']): Typed {
  return {
    ...typed,
    ...(coupon && { coupon: coupon.coupon_code }),
    ...(cash_card && { cash: amountShown(cash_card.amount) }),
    ...(points && {
      points: String(points.points),
      pointType: points.point_type_code,
      search: points.point_type_label,
      extra: points.agent_extra_amount ? amountShown(points.agent_extra_amount) : '',
    }),
  }
}

/** What was looked up. The first look chooses the first kind of points that has any. */
function looked(state: Tenders, facts: Partial<Facts>): Tenders {
  const now = { ...state, facts: { ...state.facts, ...facts } }
  const isFirst = state.facts.points.step !== 'ready' && now.facts.points.step === 'ready'
  const first = typesOf(now).find(({ points }) => points > 0)
  return isFirst && first && !state.typed.pointType ? withType(now, first.point_type_code) : now
}

function withType(state: Tenders, code: string | null): Tenders {
  const type = typesOf(state).find(({ point_type_code }) => point_type_code === code)
  const typed = { ...state.typed, pointType: type ? code : null, search: type?.point_type_label ?? '' }
  // As many as were typed may be more than there are of this kind.
  return typedInto({ ...state, typed }, 'points', typed.points)
}

function cleared(state: Tenders, id: BoxId, message: number): Tenders {
  const box = boxOf(state, id)
  if (box.message?.id !== message) return state
  const step = box.step === 'refused' ? stepOfTyped(state.typed, id) : box.step
  return { ...state, boxes: { ...state.boxes, [id]: { step, message: box.message.why ? { ...box.message, text: null } : null } } }
}
