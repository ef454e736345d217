import { expect, test } from 'vitest'
import { ageText } from './age.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

test('an age is written in whole minutes, hours or days, and never as less than a minute or as to come', () => {
  const texts = [-5 * MINUTE, 0, 59_999, 2 * MINUTE, 59 * MINUTE, 60 * MINUTE, 2 * HOUR + 59 * MINUTE, 23 * HOUR, DAY, 29.9 * DAY]
  expect(texts.map((ms) => ageText(ms, 'en-US'))).toEqual([
    '1 minute ago',
    '1 minute ago',
    '1 minute ago',
    '2 minutes ago',
    '59 minutes ago',
    '1 hour ago',
    '2 hours ago',
    '23 hours ago',
    '1 day ago',
    '29 days ago',
  ])
})

test('an age is written in the language that is named, in Arabic with Latin figures', () => {
  expect(['de-DE', 'fr-FR', 'ja-JP', 'ar'].map((language) => ageText(3 * HOUR, language))).toEqual([
    'vor 3 Stunden',
    'il y a 3 heures',
    '3 時間前',
    'قبل 3 ساعات',
  ])
})
