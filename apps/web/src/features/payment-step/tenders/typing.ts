import { decimalSign, typedAmount } from '@sojourn/i18n'
import { decimalsOf, fromMajor, max, min, subtract, toMajor, typedCode, zero } from '@sojourn/kernel'
import { DIGITS_ALONE, mostCash, mostPoints, NO_DECIMALS, TWO_DECIMALS, WHOLE_POINTS } from './box-messages.ts'
import { type BoxId, boxOf, chosenType, type Tenders, type Typed, typesOf } from './tenders-state.ts'

/**
 * What a box of an amount shows of what is typed or pasted: figures with the signs between them, as they were typed, since a figure may yet follow that makes another
 * amount of them. Behind the sign of decimals of the page's language no third one is taken (A5.4).
 */
function figuresOf(text: string): string {
  const figures = typedCode(text)
    .replace(/[^\d.,٫٬'’ ]/g, '')
    .trim()
  const sign = decimalSign()
  const [whole = '', ...rest] = figures.split(sign)
  const decimals = rest.join('')
  return rest.length > 0 && /^\d*$/.test(decimals) ? `${whole}${sign}${decimals.slice(0, 2)}` : figures
}

/** The amount that a text means: digits with two decimals at most (A5.4), none where the currency has no coins; 0 where it means none. */
export function amountTyped(text: string, currency: string): number {
  const amount = typedAmount(text)
  const decimals = Math.min(2, decimalsOf(currency))
  const isAmount = /^(\d{1,9}\.?|\d{0,9}\.\d+)$/.test(amount) && (amount.split('.')[1] ?? '').length <= decimals
  return isAmount ? Number(amount) : 0
}

/** A minus before figures, or letters alone: more than the signs of a currency, which may be around an amount. */
const isNoAmount = (text: string): boolean => /-\s*[\d.,٫]|^-$|^\D*\p{L}\D*$/u.test(typedCode(text))

/** Why a text is no amount: a minus or letters, or more decimals than there are. Null where it is one, or empty. */
export function whyNoAmount(text: string, currency: string): string | null {
  if (isNoAmount(text)) return DIGITS_ALONE
  const decimals = typedAmount(text).split('.').slice(1).join('')
  if (decimalsOf(currency) === 0) return decimals === '' ? null : NO_DECIMALS
  return decimals.length > 2 ? TWO_DECIMALS : null
}

/** A count with or without its groups. A decimal part stays and is reported as an error: without its dot it would be ten times as many. */
export const countTyped = (text: string): string => {
  const bare = typedCode(text).replace(/[^\d.,]/g, '')
  return /^\d{1,3}([.,]\d{3})+$/.test(bare) ? bare.replace(/\D/g, '') : typedAmount(bare)
}
export const isCount = (typed: string): boolean => Number.isInteger(Number(typed))

/** An amount as a box shows it: with the sign of decimals of the page's language. */
export const amountShown = (amount: number): string => amountAsTyped(amount).replace('.', decimalSign())

/** An amount in digits and a dot, as calls take it. */
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
      const { currency } = state.due
      const { cap, isAllTheyHold } = cashCap(state)
      const isCut = amountTyped(text, currency) > cap
      const hints = { ...state.hints, cash: isCut ? mostCash(cap, currency, isAllTheyHold) : whyNoAmount(text, currency) }
      return { ...opened(state, 'cash', { cash: isCut ? amountShown(cap) : figuresOf(text) }), hints }
    }
    case 'points': {
      const points = countTyped(text)
      const type = chosenType(state)
      const cap = type ? Math.min(type.points, type.points_max) : Number(points)
      const isCut = Number(points) > cap
      const why = !isCount(points) || isNoAmount(text) ? WHOLE_POINTS : isCut && type ? mostPoints(cap, cap === type.points) : null
      return { ...opened(state, 'points', { points: isCut ? String(cap) : points }), hints: { ...state.hints, points: why } }
    }
    case 'extra':
      return { ...opened(state, 'points', { extra: figuresOf(text) }), hints: { ...state.hints, points: whyNoAmount(text, state.due.currency) } }
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
