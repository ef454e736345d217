import { typedAmount } from '@sojourn/i18n'
import { decimalsOf, fromMajor, max, min, subtract, toMajor, typedCode, zero } from '@sojourn/kernel'
import { mostCash, mostPoints, TWO_DECIMALS, WHOLE_POINTS } from './box-messages.ts'
import { type BoxId, boxOf, chosenType, type Tenders, type Typed, typesOf } from './tenders-state.ts'

/** Digits with two decimals at most (A5.4), none where the currency has no coins, whatever else is typed or pasted. */
function amountTyped(text: string, currency: string): string {
  const [whole = '', ...decimals] = typedAmount(text).split('.')
  const first = whole.slice(0, 9)
  return decimals.length > 0 && decimalsOf(currency) > 0 ? `${first || '0'}.${decimals.join('').slice(0, 2)}` : first
}

/** Whether an amount in a currency with coins has more decimals than it can have, so that some are left out. */
const hasMoreDecimals = (text: string, currency: string): boolean => decimalsOf(currency) > 0 && (typedAmount(text).split('.')[1] ?? '').length > 2

/** A count with or without its groups. A decimal part stays and is reported as an error: without its dot it would be ten times as many. */
export const countTyped = (text: string): string => {
  const bare = typedCode(text).replace(/[^\d.,]/g, '')
  return (/^\d{1,3}([.,]\d{3})+$/.test(bare) ? bare.replace(/\D/g, '') : typedAmount(bare)).slice(0, 9)
}
export const isCount = (typed: string): boolean => Number.isInteger(Number(typed))

/** An amount as one would type it. */
export const amountAsTyped = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2))

/** What cash cards can pay at most: what they hold, and what is due once the coupon is off (A5.5). */
function cashCap({ facts, due, applied }: Tenders): { readonly cap: number; readonly isAllTheyHold: boolean } {
  const money = (amount: number) => fromMajor(amount, due.currency) ?? zero(due.currency)
  const open = max(zero(due.currency), subtract(money(due.now), money(applied.coupon?.applied_amount ?? 0)))
  const held = facts.stored.step === 'ready' ? money(facts.stored.value.cash) : open
  return { cap: toMajor(min(open, held)), isAllTheyHold: held.minor <= open.minor && facts.stored.step === 'ready' }
}

/** Takes what is typed into a box: cut to what can be used, with a message. Typing clears the other messages of a box. */
export function typedInto(state: Tenders, field: keyof Typed, text: string): Tenders {
  switch (field) {
    case 'coupon':
      return opened(state, 'coupon', { coupon: text })
    case 'cash': {
      const amount = amountTyped(text, state.due.currency)
      const { cap, isAllTheyHold } = cashCap(state)
      const isCut = Number(amount) > cap
      const why = hasMoreDecimals(text, state.due.currency) ? TWO_DECIMALS : null
      const hints = { ...state.hints, cash: isCut ? mostCash(cap, state.due.currency, isAllTheyHold) : why }
      return { ...opened(state, 'cash', { cash: isCut ? amountAsTyped(cap) : amount }), hints }
    }
    case 'points': {
      const points = countTyped(text)
      const type = chosenType(state)
      const cap = type ? Math.min(type.points, type.points_max) : Number(points)
      const isCut = Number(points) > cap
      const why = !isCount(points) ? WHOLE_POINTS : isCut && type ? mostPoints(cap, cap === type.points) : null
      return { ...opened(state, 'points', { points: isCut ? String(cap) : points }), hints: { ...state.hints, points: why } }
    }
    case 'extra':
      return opened(state, 'points', { extra: amountTyped(text, state.due.currency) })
    case 'search': {
      // The kind in the field is the one that is used: none, where the text names none.
      const pointType = typesOf(state).find(({ point_type_label }) => point_type_label === text)?.point_type_code ?? null
      const searched = opened(state, 'points', { search: text, pointType })
      return typedInto(searched, 'points', searched.typed.points)
    }
    case 'pointType':
      return { ...state, typed: { ...state.typed, [field]: text } }
  }
}

/** A box stays open while something is typed in it. */
export const stepOfTyped = (typed: Typed, box: BoxId): 'idle' | 'open' =>
  (box === 'coupon' || box === 'cash' || box === 'points') && typed[box] !== '' ? 'open' : 'idle'

function opened(state: Tenders, box: BoxId, change: Partial<Typed>): Tenders {
  const { step } = boxOf(state, box)
  // What is held is not typed over.
  if (step !== 'idle' && step !== 'open' && step !== 'refused') return state
  const typed = { ...state.typed, ...change }
  return { ...state, typed, boxes: { ...state.boxes, [box]: { step: stepOfTyped(typed, box), message: null } } }
}
