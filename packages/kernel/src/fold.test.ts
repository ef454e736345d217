import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test('a name is the same in any case, with or without accents, however its words are set apart', () => {
  expect(fold('  São  Jorge’s CASTLE ')).toBe('sao jorges castle')
  expect(fold('Nişantaşı')).toBe('nisantasi')
  expect(fold("ANNE-MARIE  O'Neil")).toBe(fold('anne marie oneil'))
  expect(fold('Zoë')).toBe(fold('Zoe\u0308'))
  expect(fold('明 山')).toBe('明 山')
  expect(fold('…')).toBe('')
})
