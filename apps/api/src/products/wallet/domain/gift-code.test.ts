import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CODE_BYTES, giftCodeOf, readGiftCode } from './gift-code.ts'

const bytes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES })

test('a code has four groups of four characters that cannot be mistaken for one another', () => {
  fc.assert(fc.property(bytes, (random) => /^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/.test(giftCodeOf(random) ?? 'ABCD-ABCD-ABCD-ABCD')))
  expect(giftCodeOf(new Uint8Array(CODE_BYTES).fill(8))).toBe('AAAA-AAAA-AAAA-AAAA')
  // Digits alone could be taken for the number of a card, which no call lets in.
  expect(giftCodeOf(new Uint8Array(CODE_BYTES))).toBeNull()
  // All of them would favour some signs: rather none than one that is easier to guess.
  expect(giftCodeOf(new Uint8Array(CODE_BYTES).fill(255))).toBeNull()
})

test('a code is read as people type it, and nothing else is one', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = giftCodeOf(random)
      fc.pre(code !== null)
      return [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `].every((typed) => readGiftCode(typed) === code)
    }),
  )
  for (const typed of ['', 'SAVE10', '2222-2222-2222-222', '2222-2222-2222-22222', '2222-2222-2222-222O', "2222'2222-2222-2222"])
    expect(readGiftCode(typed)).toBeNull()
})
