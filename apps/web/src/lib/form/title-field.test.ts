import { expect, test } from 'vitest'
import { titleOptions } from './title-field.tsx'

const values = (said: string) => titleOptions(said).map(({ value }) => value)

test('[A2.9] a title is none, one of six, or what the invitation says', () => {
  expect(values('')).toEqual(['', 'Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Mx'])
  expect(values('Ms')).toEqual(values(''))
  expect(titleOptions('Prof').at(-1)).toEqual({ value: 'Prof', label: 'Prof' })
})
