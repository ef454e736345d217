import { fold } from '@sojourn/kernel'

/** What of a place may be typed. */
export interface PlaceNames {
  readonly placeId: string
  readonly name: string
  /** The city it belongs to. */
  readonly city: string
  readonly country: string
}

/** How near a place is to a text: 0 is its id or code, 1 the start of its name, 2 of a later word or of its city, 3 of its country, 4 a name with one slip; null is none of them. */
export function nearness({ placeId, name, city, country }: PlaceNames, typed: string): number | null {
  if (fold(placeId) === typed) return 0
  const own = fold(name)
  if (own.startsWith(typed)) return 1
  if (startsAWord(own, typed) || startsAWord(fold(city), typed)) return 2
  if (fold(country).startsWith(typed)) return 3
  return typed.length >= SLIP_FROM && hasOneSlip(own.slice(0, typed.length + 1), typed) ? 4 : null
}

/** Shorter texts with a slip could mean anything. */
const SLIP_FROM = 4

const startsAWord = (name: string, typed: string): boolean => name.split(/[\s(,.-]+/).some((_, at, words) => words.slice(at).join(' ').startsWith(typed))

/** Whether a name begins with a text in which one letter is wrong, missing, too many, or changed places with the next. */
function hasOneSlip(name: string, typed: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== name[index])
  if (at <= 0) return false
  const [left, rest] = [typed.slice(at), name.slice(at)]
  const swapped = `${left[1] ?? ''}${left[0]}${left.slice(2)}`
  return [left.slice(1), swapped].some((text) => rest.startsWith(text)) || rest.slice(1).startsWith(left) || rest.slice(1).startsWith(left.slice(1))
}
