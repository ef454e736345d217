/** Numbers that come in the same order for the same seed. */
export function diceOf(seed: number) {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return { below: (count: number) => Math.floor(next() * count), pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T }
}

export type Dice = ReturnType<typeof diceOf>

const deep = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => ({ inner }), {})

/** What no field expects. */
const NASTY: readonly unknown[] = [
  { toString: 1 },
  { valueOf: null, toString: 'x', toJSON: {} },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  { constructor: { prototype: { polluted: true } } },
  'a\u0000b',
  '\ud800',
  '\u202e\ufeff\u{1f600}',
  'x'.repeat(200_000),
  '%00%',
  "'; drop table users; --",
  Number.MAX_SAFE_INTEGER,
  -1,
  1e308,
  0.1,
  -0,
  2 ** 63,
  'NaN',
  true,
  null,
  [],
  {},
  [[[[]]]],
  ['a', 1, null, {}],
  deep(20),
  deep(3_000),
  '2027-02-30',
  '0000-00-00',
  '99999-12-31',
  '275760-09-14',
  '1970-01-01T00:00:00Z',
  'usd',
  'XXX',
  '../../etc/passwd',
  'https://evil.example/',
  '{"json":{"json":1}}',
  '٣',
  '-0',
  '1e9',
]

const DAY = /^\d{4}-\d{2}-\d{2}/
/** Days that look right and do not exist, or that no calendar of ours reaches. */
const NO_DAYS: readonly string[] = [
  '2027-02-30',
  '2027-02-29',
  '2027-13-01',
  '2027-06-31',
  '2027-00-10',
  '2027-01-00',
  '0000-01-01',
  '9999-12-31',
  '٢٠٢٧-٠٣-٠١',
  '+020270-03-01',
  '2027-3-1',
]
const NO_TIMES: readonly string[] = ['24:00', '12:60', '99:99', '2:00', '10:00:00', '02:30']

/** A day that looks like one, with the time that was behind it; or a day that exists at no time. */
function noDay(text: string, dice: Dice): string {
  const time = text.slice(10)
  if (time && dice.below(2) === 0) return `${text.slice(0, 11)}${dice.pick(NO_TIMES)}`
  return dice.pick(NO_DAYS) + time
}

/** A body with one value somewhere in it, or the whole of it, replaced by one that does not belong there. */
export function spoiltBody(value: unknown, dice: Dice): unknown {
  if (typeof value === 'string' && DAY.test(value) && dice.below(2) === 0) return noDay(value, dice)
  if (typeof value !== 'object' || value === null || dice.below(8) === 0) return dice.pick(NASTY)
  const entries = Object.entries(value)
  if (entries.length === 0) return { extra: dice.pick(NASTY) }
  const at = dice.below(entries.length)
  const spoilt = entries.map(([name, inner], index) => [name, index === at ? spoiltBody(inner, dice) : inner] as const)
  return Array.isArray(value) ? spoilt.map(([, inner]) => inner) : Object.fromEntries(spoilt)
}

const NUMBERS: readonly unknown[] = [2 ** 31, -(2 ** 63), 1e308, 5e-324, 0.1, -1, '٣', '３', '1e3', '0x10', 'Infinity', '9'.repeat(400)]
const TEXTS: readonly unknown[] = [
  ...['\ud800', '\udfff\ud800', 'a\u0000b', '\u200b\u2060\u3164', 'ﷺ'.repeat(4_000), '\u0301'.repeat(5_000), 'x'.repeat(60_000), '٤٢', '\u202e\u2066'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '%', '_', '\\', "'", '$1', '{{x}}', '../..', 'user@münchen.de', 'a@[::1]'],
]

/** Values that look like the one in a field and are none: days and times that do not exist, numbers and texts at the edge of what there is. */
function edgesOf(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return NUMBERS
  if (typeof value !== 'string') return TEXTS
  const day = DAY.exec(value)
  if (!day) return /^\d+(\.\d+)?$/.test(value) ? [...NUMBERS, ...TEXTS] : TEXTS
  const rest = value.slice(day[0].length)
  const times = rest ? NO_TIMES.map((time) => `${day[0]}T${time}`) : []
  return [...NO_DAYS.map((none) => `${none}${rest}`), ...times, ...TEXTS]
}

/** The bodies that differ from a good one in one field, each field in turn, by some of its edges. */
export function edgeBodies(value: unknown, dice: Dice, ofField: number): unknown[] {
  if (typeof value !== 'object' || value === null) {
    const edges = edgesOf(value)
    const first = dice.below(edges.length)
    return Array.from({ length: Math.min(ofField, edges.length) }, (_, nth) => edges[(first + nth * 7) % edges.length])
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    edgeBodies(inner, dice, ofField).map((edge) => {
      if (Array.isArray(value)) return value.map((each, index) => (String(index) === name ? edge : each))
      return { ...value, [name]: edge }
    }),
  )
}

/** Texts that are no body at all, whatever the call. */
export const MALFORMED: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1',
  '{"a":1,}',
  '{"user_id":{"toString":1}}',
  '{"org_id":{"toString":1}}',
  '{"user_id":[1],"org_id":true}',
  '{"json":"{\\"user_id\\":{\\"toString\\":1}}"}',
  '{"__proto__":{"a":1}}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"\\u0000":1}',
  `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
  `{"a":"${'x'.repeat(1_000_000)}"}`,
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
]
