import { expect, test } from 'vitest'
import { neighbourIn } from './grid-keys.ts'

test('arrow keys go from button to button, over places without one, and stop at the edge', () => {
  const rows = [
    ['1A', null, '1C'],
    [null, null, '2C'],
    ['3A', '3B', null],
  ]
  const go = (id: string, key: string) => neighbourIn(rows, id, key)
  expect([go('1A', 'ArrowRight'), go('1A', 'ArrowDown'), go('1C', 'ArrowDown'), go('2C', 'ArrowLeft')]).toEqual(['1C', '3A', '2C', null])
  expect([go('3B', 'ArrowUp'), go('3A', 'ArrowLeft'), go('1A', 'Enter'), go('9Z', 'ArrowUp')]).toEqual([null, null, null, null])
})
