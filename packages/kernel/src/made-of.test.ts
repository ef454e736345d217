import { expect, test } from 'vitest'
import { madeOf } from './made-of.ts'

test('something is made of an object once, and again of another that looks the same', () => {
  let made = 0
  const lengthOf = madeOf((list: readonly number[]) => ({ length: list.length, made: ++made }))
  const list = [1, 2]
  expect(lengthOf(list)).toBe(lengthOf(list))
  expect(lengthOf([1, 2])).toEqual({ length: 2, made: 2 })
})

test('what could not be made is tried again', () => {
  let tries = 0
  const make = madeOf((_of: object) => {
    if (++tries === 1) throw new Error('not yet')
    return tries
  })
  const of = {}
  expect(() => make(of)).toThrow('not yet')
  expect(make(of)).toBe(2)
})
