import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rangesAround, slipsBetween } from './match-names.ts'

describe('typed names', () => {
  test('a slip is a letter too many, missing, wrong or out of place; what follows costs nothing', () => {
    expect(slipsBetween('lis', 'lisbon')).toBe(0)
    expect(slipsBetween('lisbn', 'lisbon')).toBe(1)
    expect(slipsBetween('oaris', 'paris')).toBe(1)
    expect(slipsBetween('yrok', 'york')).toBe(1)
    expect(slipsBetween('lisbao', 'lisbon')).toBe(1)
    expect(slipsBetween('paris', 'lisbon')).toBeGreaterThan(2)
  })

  test('the ranges around a word hold every word that is one slip away', () => {
    const word = fc.stringMatching(/^[a-f]{5,10}$/)
    fc.assert(
      fc.property(word, fc.nat(9), fc.constantFrom('drop', 'add', 'change', 'swap'), fc.constantFrom('x', 'a'), (meant, at, slip, letter) => {
        const i = at % (meant.length - 1)
        const rest = slip === 'drop' || slip === 'change' ? i + 1 : i
        const typed =
          slip === 'swap'
            ? meant.slice(0, i) + meant[i + 1] + meant[i] + meant.slice(i + 2)
            : meant.slice(0, i) + (slip === 'drop' ? '' : letter) + meant.slice(rest)
        expect(slipsBetween(typed, meant)).toBeLessThanOrEqual(1)
        expect(rangesAround(typed).some(({ from, prefix }) => meant.slice(from - 1).startsWith(prefix))).toBe(true)
      }),
    )
  })
})
