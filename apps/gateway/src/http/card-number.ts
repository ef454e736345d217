import { digitsOf } from '../cards/index.ts'
import type { Plain } from './form.ts'

const PLACES = [
  ['card', 'number'],
  ['payment_method_data', 'card', 'number'],
] as const

const CARD_ROUTES = /^\/v1\/(payment_methods|tokens)$/
const INTENT_ROUTES = /^\/v1\/(payment_intents|setup_intents)(\/:id(\/confirm)?)?$/

/** The one place where a route of the secret side may carry a card's number, as Stripe's clients send published test cards. */
export function cardPlaceOf(method: string, path: string): readonly string[] | null {
  if (method !== 'POST') return null
  if (CARD_ROUTES.test(path)) return PLACES[0]
  return INTENT_ROUTES.test(path) ? PLACES[1] : null
}

export interface WithoutCard {
  /** Only its digits; null where none was sent. */
  readonly number: string | null
  /** The same parameters without it, to be searched for numbers that should not be there. */
  readonly rest: Plain
}

/** Takes the number from its place. The digits are put back there, for the route to read. */
export function takeCardNumber(value: Plain, place: readonly string[] | null): WithoutCard {
  if (!place) return { number: null, rest: value }
  const holder = place.slice(0, -1).reduce<Plain | undefined>((at, part) => (isRecord(at) ? at[part] : undefined), value)
  const given = isRecord(holder) ? holder.number : undefined
  if (!isRecord(holder) || (typeof given !== 'string' && typeof given !== 'number')) return { number: null, rest: value }
  const number = digitsOf(String(given))
  holder.number = number
  return { number, rest: without(value, place) }
}

const isRecord = (value: Plain | undefined): value is { [key: string]: Plain } => typeof value === 'object' && value !== null && !Array.isArray(value)

function without(value: Plain, [first = '', ...more]: readonly string[]): Plain {
  if (!isRecord(value)) return value
  const { [first]: inner, ...rest } = value
  return more.length === 0 ? rest : { ...rest, [first]: without(inner ?? null, more) }
}
