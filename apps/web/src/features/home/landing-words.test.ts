import { expect, test } from 'vitest'
import { COAST, heroPicture, type LandingWords, landingWords } from './landing-words.ts'

const own: LandingWords = { title: 'Stay.', lead: 'All in.', promises: ['One'], places: 'Places', picture: COAST }

test('[B2.1] a landing page has the picture and the words of its organisation, and its own where the organisation has none', () => {
  const words = { title: 'Drop anchor.', lead: 'By the water.' }
  const at = (chosen: typeof words | null) => landingWords('HLT', own, { landings: [{ product: 'HLT', picture: 'hero-harbour', words: chosen }] })
  expect(at(words)).toEqual({ ...own, ...words, picture: heroPicture('hero-harbour') })
  expect(at(null)).toEqual({ ...own, picture: heroPicture('hero-harbour') })
  expect(landingWords('CAR', own, { landings: [{ product: 'HLT', picture: 'hero-harbour', words }] })).toBe(own)
})
