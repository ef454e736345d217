import { expect, test } from 'vitest'
import { base32, matchTotp, newTotpSecret, totpCode, totpStep, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[C4.7] at %i seconds the code is the one of the RFC', (seconds, code) => {
  expect(totpCode(secret, totpStep(seconds * 1_000))).toBe(code)
})

test('[C4.7] a code counts one step early or late, and once', () => {
  const nowMs = 1_234_567_890_000
  const step = totpStep(nowMs)
  for (const near of [step - 1, step, step + 1]) expect(matchTotp(secret, totpCode(secret, near), nowMs, 0)).toBe(near)
  expect(matchTotp(secret, totpCode(secret, step - 2), nowMs, 0)).toBeNull()
  expect(matchTotp(secret, totpCode(secret, step), nowMs, step)).toBeNull()
  for (const wrong of ['', '12345', '1234567', 'abcdef', 'äöüäöü', '١٢٣٤٥٦']) expect(matchTotp(secret, wrong, nowMs, 0)).toBeNull()
})

test('an app reads the key by its letters or by its address', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(base32(newTotpSecret())).toMatch(/^[A-Z2-7]{32}$/)
  expect(totpUri(secret, 'Blue Harbor', 'a@b.test')).toBe(
    'otpauth://totp/Blue%20Harbor:a%40b.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Blue%20Harbor',
  )
})
