import { expect, test } from 'vitest'
import { companionFaults, firstFault, namesFor, refusedNames } from './companions.ts'

const RUI = { firstName: 'Rui', lastName: 'Prata', isSingle: '' }

test('as many names are asked for as travel; a stored draft fills them, whatever it contains', () => {
  expect(namesFor(2, [RUI])).toEqual([RUI, { firstName: '', lastName: '', isSingle: '' }])
  expect(namesFor(1, [RUI, RUI])).toEqual([RUI])
  expect(namesFor(1, [{ firstName: 4 }])).toEqual([{ firstName: '', lastName: '', isSingle: '' }])
  expect(namesFor(1, 'nothing')).toHaveLength(1)
})

test('what is missing is shown at each field, and the first of them gets the focus', () => {
  const typed = [RUI, { firstName: 'Eva', lastName: ' ', isSingle: '' }]
  expect(companionFaults(typed)).toEqual([{}, { lastName: 'Enter the last name, or tick the box below it.' }])
  expect(companionFaults(typed, () => true)).toEqual([{}, { lastName: 'Enter the last name as shown in the passport.' }])
  expect(firstFault([{}, { lastName: 'missing' }])).toBe('lastName-3')
  expect(firstFault(companionFaults([RUI]))).toBeNull()
})

test('what the server refuses of a name is said at its field, of whomever it is', () => {
  const refused = [
    { path: 'guests.0.first_name', message: 'Of the lead.' },
    { path: 'guests.2.last_name', message: 'The airline takes Latin letters only' },
  ]
  expect(refusedNames(2, refused)).toEqual([{}, { lastName: 'The airline takes Latin letters only.' }])
  expect(firstFault(refusedNames(2, refused))).toBe('lastName-3')
})

test('[C2.17] a companion with a single name has no last name to be missed', () => {
  expect(companionFaults([{ firstName: 'Suharto', lastName: '', isSingle: 'yes' }])).toEqual([{}])
  expect(companionFaults([{ firstName: 'M.NAZIR', lastName: 'ST.JOHN', isSingle: '' }])).toEqual([{}])
  expect(companionFaults([{ firstName: '.', lastName: '\u3164', isSingle: '' }])).toEqual([
    { firstName: 'A name needs at least one letter.', lastName: 'Enter the last name, or tick the box below it.' },
  ])
})
