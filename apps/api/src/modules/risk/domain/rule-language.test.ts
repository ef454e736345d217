import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FACT_TYPES, type FactName, type Facts, type FactValue } from './facts.ts'
import { holds } from './holds.ts'
import { CONDITION_MAX, type Condition, parseCondition } from './rule-language.ts'

const read = (text: string): Condition => {
  const parsed = parseCondition(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.value
}
const isSo = (text: string, facts: Facts) => holds(read(text), facts)
const faultOf = (text: string) => {
  const parsed = parseCondition(text)
  return parsed.ok ? null : parsed.refusal.detail
}

test('a condition compares facts; and binds before or, parentheses before both', () => {
  expect(isSo('cards_per_device_1h > 3', { cards_per_device_1h: 4 })).toBe(true)
  expect(isSo('cards_per_device_1h > 3', { cards_per_device_1h: 3 })).toBe(false)
  const facts: Facts = { first_booking: true, known_device: false, lead_days: 9 }
  expect(isSo('first_booking or known_device and lead_days < 2', facts)).toBe(true)
  expect(isSo('(first_booking or known_device) and lead_days < 2', facts)).toBe(false)
  expect(isSo('not known_device and lead_days <= 9 and lead_days != 8', facts)).toBe(true)
  expect(isSo('card_country in ("PT", "ES") and card_country = "PT"', { card_country: 'PT' })).toBe(true)
  expect(isSo('card_country in ("PT")', { card_country: 'US' })).toBe(false)
})

test('what is not known makes nothing hold, nor its opposite, unless the rest decides', () => {
  expect(isSo('card_country != "PT"', {})).toBe(false)
  expect(isSo('not card_country = "PT"', {})).toBe(false)
  expect(isSo('card_country = "PT" or first_booking', { first_booking: true })).toBe(true)
  expect(isSo('not (card_country = "PT" and first_booking)', { first_booking: false })).toBe(true)
})

test.each([
  ['card_per_device_1h > 3', { at: 0, fault: 'unknown_fact' }],
  ['cards_per_device_1h > "3"', { at: 22, fault: 'wrong_type' }],
  ['card_country > "PT"', { at: 13, fault: 'wrong_type' }],
  ['first_booking = 1', { at: 16, fault: 'wrong_type' }],
  ['cards_per_device_1h', { at: 19, fault: 'unfinished' }],
  ['cards_per_device_1h >', { at: 21, fault: 'unfinished' }],
  ['first_booking first_booking', { at: 14, fault: 'unexpected' }],
  ['(first_booking', { at: 14, fault: 'unfinished' }],
  ['first_booking; drop', { at: 13, fault: 'unexpected' }],
  ['constructor = 1', { at: 0, fault: 'unknown_fact' }],
  ['', { at: 0, fault: 'unfinished' }],
  [`${'('.repeat(CONDITION_MAX)}first_booking`, { at: CONDITION_MAX, fault: 'too_long' }],
])('%s is no condition, and its fault is where it is', (text, fault) => {
  expect(faultOf(text)).toEqual(fault)
})

const facts = [...FACT_TYPES].map(([name, type]) => ({ name: name as FactName, type }))
const anyValueOf = (type: string): fc.Arbitrary<FactValue> =>
  type === 'number' ? fc.nat(40) : type === 'boolean' ? fc.boolean() : fc.constantFrom('PT', 'US', 'DE')
const shown = (value: FactValue) => (typeof value === 'string' ? `"${value}"` : String(value))
type Known = (facts: Facts) => boolean | null
interface Written {
  readonly text: string
  readonly truth: Known
}
const compared: fc.Arbitrary<Written> = fc.constantFrom(...facts).chain(({ name, type }) =>
  fc.tuple(type === 'number' ? fc.constantFrom('>', '<=', '=', '!=') : fc.constantFrom('=', '!='), anyValueOf(type)).map(([by, value]) => ({
    text: `${name} ${by} ${shown(value)}`,
    truth: (given: Facts) => {
      const known = given[name]
      if (known === undefined) return null
      return by === '>' ? known > value : by === '<=' ? known <= value : by === '=' ? known === value : known !== value
    },
  })),
)
const { condition } = fc.letrec<{ condition: Written }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    compared,
    tie('condition').map(({ text, truth }) => ({
      text: `not (${text})`,
      truth: (given: Facts) => {
        const inner = truth(given)
        return inner === null ? null : !inner
      },
    })),
    fc.tuple(tie('condition'), tie('condition'), fc.boolean()).map(([a, b, isAnd]) => ({
      text: `(${a.text})${isAnd ? ' and ' : '\tor  '}(${b.text})`,
      truth: (given: Facts) => {
        const both = [a.truth(given), b.truth(given)]
        if (both.includes(!isAnd)) return !isAnd
        return both.includes(null) ? null : isAnd
      },
    })),
  ),
}))
const given: fc.Arbitrary<Facts> = fc
  .tuple(...facts.map(({ type }) => fc.option(anyValueOf(type), { nil: undefined })))
  .map((values) => Object.fromEntries(facts.flatMap(({ name }, index) => (values[index] === undefined ? [] : [[name, values[index]]]))))

test('any condition that is written holds exactly where its meaning does', () => {
  fc.assert(
    fc.property(condition, given, ({ text, truth }, known) => {
      fc.pre(text.length <= CONDITION_MAX)
      expect(isSo(text, known)).toBe(truth(known) === true)
    }),
  )
})

test('any text at all is a condition or has a fault within it', () => {
  const words = fc.array(fc.constantFrom('and', 'or', 'not', 'in', '(', ')', ',', '>', '"', '"PT"', '3', 'first_booking', 'card_country', ' ', 'x'), {
    maxLength: 25,
  })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 400 }),
        words.map((each) => each.join(' ')),
      ),
      (text) => {
        const fault = faultOf(text)
        if (fault) expect(fault.at).toBeLessThanOrEqual(text.length)
      },
    ),
  )
})
