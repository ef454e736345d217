import { type Dice, diceOf, shuffled } from './dice.ts'
import type { Review } from './hotel.ts'

// Each voice notices other things; {…} is filled with what is true of the house.
const VOICES: readonly (readonly string[])[] = [
  [
    'Slept with the window open. Woke to bells and coffee.',
    'The {view} at seven in the morning paid for the whole trip.',
    'We came for {landmark} and remember the breakfast table.',
    '{district} goes quiet after eleven, and so did we.',
  ],
  [
    'Room as described, bed firm, shower hot within ten seconds. No surprises.',
    'Lift is small, desk is fast, Wi-Fi held two video calls.',
    'Checked in at 15:05, checked out by key drop. Easy.',
    '{walk} minutes to {landmark} is about right; add five with a pushchair.',
  ],
  [
    'The staff drew us a map with only three places on it. All three were right.',
    'They moved us to the quiet side without being asked twice.',
    'My umbrella came by post a week later, with a note.',
    'Nobody hurried us, not once.',
  ],
  [
    'Smaller than I pictured, but everything is where a hand looks for it.',
    'The corridor lamp shines under the door; a towel helped.',
    'Good house on a loud street: ask for the side away from it.',
    'Pillows too soft for me, everything else better than the price.',
  ],
  [
    'Two children, one cot, no complaint from either side of the wall.',
    'The family room is a real room, not a double with a mattress.',
    'They warmed milk at five in the morning and smiled.',
    'Our six-year-old wants to live here.',
  ],
]

const PARTIES: readonly Review['party'][] = ['couple', 'business', 'friends', 'solo', 'family']

const NAMES = [
  'Helena',
  'Tomás',
  'Aiko',
  'Femi',
  'Ingrid',
  'Rohan',
  'Lucía',
  'Jonas',
  'Mei',
  'Karim',
  'Chloé',
  'Marek',
  'Nadia',
  'Owen',
  'Sofia',
  'Emre',
  'Priya',
  'Luca',
  'Hanna',
  'Diego',
  'Yara',
  'Noah',
  'Zofia',
  'Kofi',
  'Elif',
  'Peter',
  'Amara',
  'Victor',
  'Leila',
  'Sven',
]
const HOMES = [
  'Porto',
  'Madrid',
  'Lyon',
  'Ghent',
  'Leeds',
  'Dublin',
  'Oslo',
  'Gdańsk',
  'Vienna',
  'Turin',
  'Athens',
  'İzmir',
  'Cairo',
  'Accra',
  'Nairobi',
  'Mumbai',
  'Osaka',
  'Seoul',
  'Sydney',
  'Austin',
  'Chicago',
  'Toronto',
  'Bogotá',
  'Recife',
  'Santiago',
]
const INITIALS = 'ABCDEFGHKLMNOPRSTVW'

/** Several voices on one house, newest first. `asOf` is the month before which everyone stayed. */
export function reviewsOf(
  house: { score: number; view: string; landmark: string; district: string; walk: number },
  asOf: string,
  scope: readonly (string | number)[],
): Review[] {
  const count = diceOf(...scope, 'reviews').whole('count', 4, 6)
  const voices = shuffled([0, 1, 2, 3, 4], ...scope, 'voices')
  return Array.from({ length: count }, (_, i) => reviewOf(voices[i % voices.length]!, house, asOf, diceOf(...scope, 'review', i), i))
    .filter((review, i, all) => all.findIndex((other) => other.text === review.text) === i)
    .sort((a, b) => (a.month === b.month ? 0 : a.month < b.month ? 1 : -1))
}

function reviewOf(
  voice: number,
  house: { score: number; view: string; landmark: string; district: string; walk: number },
  asOf: string,
  dice: Dice,
  index: number,
): Review {
  const lines = VOICES[voice]!.filter((line) => !line.includes('{walk}') || house.walk <= 30)
  const text = dice.pick('text', lines).replace(/\{(\w+)\}/g, (_, key: string) => String(house[key as keyof typeof house]))
  const lower = voice === 3 ? 0.9 : 0
  return {
    text,
    author: `${dice.pick('name', NAMES)} ${dice.pick('initial', INITIALS.split(''))}.`,
    from: dice.pick('home', HOMES),
    month: monthsBefore(asOf, 1 + index * 2 + dice.whole('month', 0, 1)),
    party: PARTIES[voice]!,
    score: Math.min(10, Math.max(5, Math.round((house.score - lower + dice.unit('score') * 1.2 - 0.4) * 10) / 10)),
  }
}

function monthsBefore(day: string, months: number): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
