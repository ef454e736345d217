import type { Price } from '@sojourn/contracts'
import { type Day, isDay } from '@sojourn/kernel'

/** What a person chose: an offer by its id, at the price they see. */
export interface Choice {
  readonly id: string
  readonly price: Price
}

/** What a product's call to hold an offer answers. `gone` has what is left of the same kind, where the offer itself was sold. */
export interface Hold<Alternative> {
  readonly checkoutId: string | null
  readonly price: Price
  readonly isPriceChange: boolean
  readonly old_price: number | null
  readonly gone: readonly Alternative[] | null
}

/** The answer to a choice, as a product's call gives it. */
export type HoldAnswer<Alternative> =
  | { readonly ok: true; readonly data: Hold<Alternative> }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly data: Readonly<Record<string, unknown>> }

/** How far the choice of an offer has come. */
export type Attempt<Alternative = unknown> =
  | { readonly step: 'choosing' }
  | { readonly step: 'asking'; readonly id: string }
  /** The offer is held: the checkout is next. */
  | { readonly step: 'held'; readonly id: string; readonly checkoutId: string }
  /** The total is another now: both are shown, and nothing goes on without a yes. `checkoutId` where the offer is held at the new price already. */
  | {
      readonly step: 'changed'
      readonly id: string
      readonly oldTotal: number
      readonly seen: Price
      readonly price: Price
      readonly checkoutId: string | null
    }
  /** Another person bought it; `message` is the refusal's, where there was one. */
  | { readonly step: 'gone'; readonly id: string; readonly alternatives: readonly Alternative[]; readonly message: string }
  /** The organisation takes no booking that begins before this day. */
  | { readonly step: 'too_soon'; readonly id: string; readonly earliest: Day | null }
  /** `retriable` where the same choice may succeed when it is sent again. */
  /** `waitMinutes`: in how many it may succeed, where that is known. */
  | {
      readonly step: 'refused'
      readonly id: string
      readonly code: string
      readonly message: string
      readonly retriable: boolean
      readonly waitMinutes?: number
    }
  /** Neither the answer nor the panel that explains it could be fetched. */
  | { readonly step: 'unreached'; readonly id: string }

export const CHOOSING = { step: 'choosing' } as const satisfies Attempt

/** Which refusals of a product mean that the offer was sold, and which would be met again by every further try. */
export interface HoldRules {
  readonly gone: readonly string[]
  readonly final: readonly string[]
}

/** While a choice is being sent nothing else may be chosen. */
export function isBusy({ step }: Attempt): boolean {
  switch (step) {
    case 'asking':
    case 'held':
      return true
    case 'choosing':
    case 'changed':
    case 'gone':
    case 'too_soon':
    case 'refused':
    case 'unreached':
      return false
  }
}

/** Whether the state needs a panel, which is fetched when it is first needed. */
export function needsPanel({ step }: Attempt): boolean {
  switch (step) {
    case 'changed':
    case 'gone':
    case 'too_soon':
    case 'refused':
      return true
    case 'choosing':
    case 'asking':
    case 'held':
    case 'unreached':
      return false
  }
}

/** Whether an attempt is about this offer. */
export const isAbout = (attempt: Attempt, id: string): boolean => 'id' in attempt && attempt.id === id

/** What the answer to a choice means. */
export function attemptOf<Alternative>({ id, price: seen }: Choice, answer: HoldAnswer<Alternative>, rules: HoldRules): Attempt<Alternative> {
  if (!answer.ok) {
    const { code, message, data } = answer
    if (code === 'too_soon') return { step: 'too_soon', id, earliest: typeof data.earliest === 'string' && isDay(data.earliest) ? data.earliest : null }
    if (rules.gone.includes(code)) return { step: 'gone', id, alternatives: [], message }
    const { retryAfterSeconds: wait } = data
    return {
      step: 'refused',
      id,
      code,
      message,
      retriable: !rules.final.includes(code),
      ...(typeof wait === 'number' && { waitMinutes: Math.ceil(wait / 60) }),
    }
  }
  const { checkoutId, price, isPriceChange, old_price, gone } = answer.data
  if (gone) return { step: 'gone', id, alternatives: gone, message: '' }
  // The flag and the figures must agree; where they do not, the person is asked rather than charged more.
  // Less than what was seen, and no change of the price itself, is a member's price: no consent is needed to pay less.
  if (isPriceChange || price.total > seen.total) return { step: 'changed', id, oldTotal: old_price ?? seen.total, seen, price, checkoutId }
  if (checkoutId) return { step: 'held', id, checkoutId }
  return { step: 'refused', id, code: 'unreadable', message: '', retriable: true }
}

const UNANSWERED = ['offline', 'unreadable', 'in_flight']

/** True where the same question may be sent again with the same key: it is not known whether the server acted on it. */
export const isUnanswered = (answer: HoldAnswer<unknown>): boolean => !answer.ok && UNANSWERED.includes(answer.code)
