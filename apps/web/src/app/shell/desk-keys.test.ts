import { expect, test } from 'vitest'
import { stepOf } from './desk-keys.ts'

test('[B2.8] "/" goes to the search of an agent’s bar, and "g" with a letter soon after it to a product', () => {
  expect(stepOf('/', null)).toEqual({ kind: 'search' })
  expect(stepOf('g', null)).toEqual({ kind: 'wait' })
  expect(stepOf('c', 300)).toEqual({ kind: 'go', letter: 'c' })
  expect(stepOf('h', 300)).toEqual({ kind: 'go', letter: 'h' })
  expect(stepOf('c', 2_000)).toBeNull()
  expect(stepOf('c', null)).toBeNull()
  expect(stepOf('x', null)).toBeNull()
  expect(stepOf('Enter', 300)).toBeNull()
})
