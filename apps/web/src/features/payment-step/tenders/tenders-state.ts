import type { AppliedTenders, HeldElsewhere, PaymentCardShape, PointTypeShape } from '@sojourn/contracts'
import type { Data } from '@sojourn/contracts/client'
import type { Due } from '../payment-step-props.ts'

export type Coupon = Data<'/api/general/getCouponCodeDetails'>['coupons'][number]
export type StoredCard = PaymentCardShape
export type PointType = PointTypeShape

/** The boxes of the panel; each card of stored value is one of its own. */
export type BoxId = 'coupon' | 'cash' | 'points' | `card:${string}`

/** The boxes with something to type in. */
export type TypedBox = 'coupon' | 'cash' | 'points'

/** The state of a box. `open`: something is typed. `refused`: what was asked for was not done. */
export type BoxStep = 'idle' | 'open' | 'applying' | 'applied' | 'removing' | 'refused'

/** The last message. `text` clears after its time, `why` stays until the box is touched again. */
export interface Message {
  readonly id: number
  readonly kind: 'done' | 'wrong'
  readonly text: string | null
  readonly why: string | null
  readonly clockMs: number
}

export interface Box {
  readonly step: BoxStep
  readonly message: Message | null
}

/** The result of a look-up. A failed look-up keeps an earlier result. */
export type Looked<T> = { readonly step: 'loading' } | { readonly step: 'failed' } | { readonly step: 'ready'; readonly value: T }

export interface Facts {
  readonly coupons: Looked<readonly Coupon[]>
  /** What the cash cards hold in all, the cards of stored value, and the wallet cards of each currency as one. */
  readonly stored: Looked<{ readonly cash: number; readonly cards: readonly StoredCard[]; readonly wallets: readonly StoredCard[] }>
  /** Null where points cannot pay what is bought. */
  readonly points: Looked<readonly PointType[] | null>
}
export type Fact = keyof Facts

export interface Typed {
  readonly coupon: string
  readonly cash: string
  readonly points: string
  /** Code of the chosen type. */
  readonly pointType: string | null
  /** The text in the list of types. */
  readonly search: string
  /** What an agency adds to what points pay. */
  readonly extra: string
}

/** A change being sent to the server: one at a time, because each answer is the complete state of the checkout. `move`: what another checkout holds of it is taken from there. */
export type Ask =
  | { readonly act: 'apply'; readonly box: 'coupon'; readonly code: string; readonly move?: true }
  | { readonly act: 'apply'; readonly box: 'cash'; readonly amount: string; readonly move?: true }
  | { readonly act: 'apply'; readonly box: 'points'; readonly type: string; readonly points: number; readonly extra: number; readonly move?: true }
  | { readonly act: 'apply'; readonly box: `card:${string}`; readonly move?: true }
  | { readonly act: 'remove'; readonly box: BoxId }

/** What the server holds for a checkout, and what that leaves to be paid. */
export interface AppliedNow {
  readonly applied: AppliedTenders
  readonly due: Due
  /** What other checkouts and unpaid bookings of the person hold. */
  readonly elsewhere: readonly HeldElsewhere[]
}

export interface Tenders extends AppliedNow {
  readonly boxes: Readonly<Partial<Record<BoxId, Box>>>
  readonly typed: Typed
  /** That what was typed was cut to what can be used, and why. */
  readonly hints: { readonly cash: string | null; readonly points: string | null }
  readonly facts: Facts
  readonly ask: Ask | null
  /** The booking is being made or paid: its tenders are fixed. */
  readonly locked: boolean
  /** What was last asked for, taken off or passed over by each box, as it is typed: only something else is asked about before paying. */
  readonly settled: Readonly<Partial<Record<TypedBox, string>>>
  /** How many messages were said. */
  readonly said: number
}

export type TenderEvent =
  | { readonly type: 'typed'; readonly field: keyof Typed; readonly text: string }
  | { readonly type: 'type_chosen'; readonly code: string | null }
  | { readonly type: 'clicked'; readonly box: BoxId }
  /** One of the offered coupons was clicked: it is applied. */
  | { readonly type: 'coupon_chosen'; readonly code: string }
  /** The booking goes on without what was typed and not applied. */
  | { readonly type: 'passed' }
  /** What another checkout holds is to be used here. */
  | { readonly type: 'move_clicked'; readonly box: BoxId }
  | ({ readonly type: 'answered' } & AppliedNow)
  | { readonly type: 'refused'; readonly message: string }
  /** A change was not answered. `isKnown`: the checkout's state was read, and the change was not made. */
  | { readonly type: 'unanswered'; readonly isKnown: boolean }
  /** The page was reloaded, or another tab changed the checkout. */
  | ({ readonly type: 'synced' } & AppliedNow)
  | { readonly type: 'locked'; readonly locked: boolean }
  | { readonly type: 'looked'; readonly facts: Partial<Facts> }
  | { readonly type: 'cleared'; readonly box: BoxId; readonly id: number }

const IDLE: Box = { step: 'idle', message: null }
export const boxOf = (state: Pick<Tenders, 'boxes'>, box: BoxId): Box => state.boxes[box] ?? IDLE

/** What is applied besides the card: as much as a box holds. */
export function heldBy(applied: AppliedTenders, box: BoxId): number | null {
  if (box === 'coupon') return applied.coupon?.applied_amount ?? null
  if (box === 'cash') return applied.cash_card?.amount ?? null
  if (box === 'points') return applied.points?.amount ?? null
  return applied.payment_cards.find((card) => `card:${card.payment_card_id}` === box)?.amount ?? null
}

/** The kinds of points there are, where they are known. */
export const typesOf = ({ facts }: Pick<Tenders, 'facts'>): readonly PointType[] => (facts.points.step === 'ready' ? (facts.points.value ?? []) : [])

/** The kind of points that is chosen, where it is known. */
export const chosenType = (state: Pick<Tenders, 'facts' | 'typed'>): PointType | null =>
  typesOf(state).find(({ point_type_code }) => point_type_code === state.typed.pointType) ?? null
