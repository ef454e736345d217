import { expect, test } from 'vitest'
import { companionFaults, firstFault, namesFor } from './companions.ts'

const RUI = { firstName: 'Rui', lastName: 'Prata' }

test('as many names are asked for as travel; a stored draft fills them, whatever it contains', () => {
  expect(namesFor(2, [RUI])).toEqual([RUI, { firstName: '', lastName: '' }])
  expect(namesFor(1, [RUI, RUI])).toEqual([RUI])
  expect(namesFor(1, [{ firstName: 4 }])).toEqual([{ firstName: '', lastName: '' }])
  expect(namesFor(1, 'nothing')).toHaveLength(1)
})

test('what is missing is shown at each field, and the first of them gets the focus', () => {
  expect(companionFaults([RUI, { firstName: 'Eva', lastName: ' ' }])).toEqual([{}, { lastName: 'Enter the last name as shown in the passport.' }])
  expect(firstFault([{}, { lastName: 'missing' }])).toBe('lastName-3')
  expect(firstFault(companionFaults([RUI]))).toBeNull()
})
