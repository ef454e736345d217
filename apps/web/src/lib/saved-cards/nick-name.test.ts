import { expect, test } from 'vitest'
import { nickNameFault, suggestedNickName } from './nick-name.ts'

test('[A5.7] a nick name is given, is not too long and is no card number in any digits', () => {
  for (const bad of ['', '   ']) expect(nickNameFault(bad)).toBe('Enter a nickname for this card.')
  for (const bad of ['4242 4242 4242 4242', '4242-4242-4242-4242', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', '４２４２４２４２４２４２４２４２'])
    expect(nickNameFault(bad), bad).toBe("A nickname can't be a card number.")
  expect(nickNameFault('x'.repeat(51))).not.toBeNull()
  for (const good of ['Everyday', 'Visa 4242', 'x'.repeat(50), '出張用']) expect(nickNameFault(good), good).toBeNull()
})

test('[A5.7] a card that is saved without a question begins with a name that passes', () => {
  expect(suggestedNickName('visa')).toBe('My Visa')
  for (const brand of ['unknown', 'unionpay', 'diners', 'amex'] as const) expect(nickNameFault(suggestedNickName(brand)), brand).toBeNull()
})
