import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markMatch } from './mark-match.ts'

test('[B2.2] what was typed is marked where a word begins with it, whatever its accents and capitals', () => {
  expect(markMatch('São Paulo, Brazil', 'sao')).toEqual({ before: '', hit: 'São', after: ' Paulo, Brazil' })
  expect(markMatch('Kuwait City, Kuwait', 'ci')).toEqual({ before: 'Kuwait ', hit: 'Ci', after: 'ty, Kuwait' })
  expect(markMatch('Lisbon', 'isb')).toEqual({ before: 'Lisbon', hit: '', after: '' })
  expect(markMatch('Lisbon', ' ')).toEqual({ before: 'Lisbon', hit: '', after: '' })
})

test('[C2.18] what finds a place marks it: other forms of letters, kana and marks', () => {
  expect(markMatch('دبي، الإمارات', 'دبى')).toEqual({ before: '', hit: 'دبي', after: '، الإمارات' })
  expect(markMatch('القاهرة، مصر', 'القاهره').hit).toBe('القاهرة')
  expect(markMatch('リスボン、ポルトガル', 'りす').hit).toBe('リス')
  expect(markMatch('サン・マロ、フランス', 'さんまろ').hit).toBe('サン・マロ')
  expect(markMatch('New York, United States', 'new  yo').hit).toBe('New Yo')
  expect(markMatch('Zu\u0308rich', 'zu').hit).toBe('Zu\u0308')
  expect(markMatch('L’Aquila', "l'aq").hit).toBe('L’Aq')
})

test('[B2.2] marking never changes a label', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (label, typed) => {
      const { before, hit, after } = markMatch(label, typed)
      expect(before + hit + after).toBe(label)
    }),
  )
})
