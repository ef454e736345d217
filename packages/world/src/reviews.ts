import { type Dice, diceOf, shuffled } from './dice.ts'
import type { Review } from './hotel.ts'
import { guests } from './reviews/guests.ts'
import { remarks } from './reviews/remarks.ts'
import { type Voice, voices } from './reviews/voices.ts'

/** What is true of a property and may be mentioned in a review. */
export interface Reviewed {
  readonly score: number
  readonly scores: readonly { readonly label: string; readonly value: number }[]
  readonly view: string
  readonly quiet: string
  readonly landmark: string
  readonly district: string
  readonly walk: number
}

const INITIALS = 'ABCDEFGHKLMNOPRSTVWYZ'
const WALK_TOLD_MAX = 30
/** A part this far under its property is felt, whatever the figure; under the second one it is felt anyway. */
const WEAK_BY = 0.25
const WEAK_UNDER = 7.4

/**
 * What guests wrote, newest first: six to twelve of them, each in a voice of their own, and no sentence twice in one property. A guest who remarks on a part of the
 * property says what its score says; some review mentions the weakest part. `asOf` is the month before which everyone stayed.
 */
export function reviewsOf(property: Reviewed, asOf: string, scope: readonly (string | number)[]): Review[] {
  const count = diceOf(...scope, 'reviews').whole('count', 6, 12)
  const dealt = shuffled(voices, ...scope, 'voices')
  // Six reviews are fewer than there are voices: the one that finds fault is never the one left out.
  const order = (dealt.at(-1) as Voice).bias < 0 ? dealt.reverse() : dealt
  const said = new Set<string>()
  const weakest = property.scores.reduce((low, part) => (part.value < low.value ? part : low))
  let month = 1
  return Array.from({ length: count }, (_, i) => {
    const dice = diceOf(...scope, 'review', i)
    const voice = order[i % order.length] as Voice
    month += dice.whole('month', i === 0 ? 0 : 1, 3)
    const [home, names] = dice.pick('home', guests)
    return {
      text: textOf(property, voice, voice.bias < 0 && i < order.length && isWeak(property, weakest.value) ? weakest.label : null, said, dice),
      author: `${dice.pick('name', names)} ${INITIALS[dice.whole('initial', 0, INITIALS.length - 1)]}.`,
      from: home,
      month: monthsBefore(asOf, month),
      party: dice.pick('party', voice.party),
      score: Math.min(10, Math.max(5, Math.round((property.score + voice.bias + dice.unit('score') * 1.2 - 0.6) * 10) / 10)),
    }
  })
}

const isWeak = (property: Reviewed, value: number): boolean => value <= property.score - WEAK_BY || value < WEAK_UNDER

function textOf(property: Reviewed, voice: Voice, must: string | null, said: Set<string>, dice: Dice): string {
  const sentences = [unsaid(voice.lines, property, said, dice.unit('line'))]
  const wanted = dice.whole('remarks', ...voice.remarks)
  const parts = must ? [must] : []
  for (let n = 0; parts.length < wanted && n < voice.looksAt.length; n++) {
    const label = labelIn(property, voice.looksAt[(dice.whole('part', 0, 9) + n) % voice.looksAt.length] as string)
    if (!parts.includes(label)) parts.push(label)
  }
  for (const [n, label] of parts.entries()) {
    const { good, weak } = remarks[label] as (typeof remarks)[string]
    const { value = property.score } = property.scores.find((part) => part.label === label) ?? {}
    sentences.push(unsaid(isWeak(property, value) ? weak : good, property, said, dice.unit(`remark ${n}`)))
  }
  return sentences.filter((sentence) => sentence !== null).join(' ')
}

// Where people stay in a person's home, the staff is its host.
const labelIn = (property: Reviewed, label: string): string => (property.scores.some((part) => part.label === label) ? label : 'Host')

/** A sentence not used for this property yet, or null; from a place of chance on, the first that is true here. */
function unsaid(lines: readonly string[], property: Reviewed, said: Set<string>, at: number): string | null {
  const from = Math.floor(at * lines.length)
  for (let n = 0; n < lines.length; n++) {
    const line = lines[(from + n) % lines.length] as string
    if (said.has(line) || (property.walk > WALK_TOLD_MAX && line.includes('{walk}'))) continue
    said.add(line)
    const text = line.replace(/\{(\w+)\}/g, (_, key: string) => String(property[key as keyof Reviewed]))
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return null
}

function monthsBefore(day: string, months: number): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
