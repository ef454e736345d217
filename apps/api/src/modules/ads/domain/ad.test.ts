import type { OrgId } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { type Ad, type AdRequest, chooseAds } from './ad.ts'

const ad: Ad = {
  orgId: 'org' as OrgId,
  adId: 'a',
  pages: ['landing'],
  position: 'banner',
  priority: 5,
  fromMs: 100,
  toMs: 200,
  languages: [],
  audience: 'everyone',
  dailyCap: null,
  art: 'posters/lisbon',
  title: 'T',
  text: 'X',
  linkWords: 'Go',
  house: null,
  path: '/wallet',
  sponsor: 'Us',
  isOn: true,
}
const request: AdRequest = { page: 'landing', position: 'banner', language: 'en-US', viewer: 'guest', nowMs: 150, seenToday: () => 0 }
const chosen = (change: Partial<Ad>, asked: Partial<AdRequest> = {}) => chooseAds([{ ...ad, ...change }], { ...request, ...asked }).length === 1

test('an ad is chosen by page, position, window, language, audience and how often it was seen today', () => {
  expect(chosen({})).toBe(true)
  expect(chosen({ isOn: false })).toBe(false)
  expect(chosen({}, { page: 'results' })).toBe(false)
  expect(chosen({}, { position: 'side' })).toBe(false)
  expect([99, 100, 199, 200].map((nowMs) => chosen({}, { nowMs }))).toEqual([false, true, true, false])
  expect(chosen({ toMs: null }, { nowMs: 9_999 })).toBe(true)
  expect([chosen({ languages: ['es-MX'] }), chosen({ languages: ['es-MX'] }, { language: 'es-MX' })]).toEqual([false, true])
  expect([chosen({ audience: 'guests' }), chosen({ audience: 'guests' }, { viewer: 'no_plan' })]).toEqual([true, false])
  expect([chosen({ audience: 'signed_in' }), chosen({ audience: 'signed_in' }, { viewer: 'no_plan' })]).toEqual([false, true])
  const whoSee = (audience: Ad['audience']) => (['guest', 'no_plan', 'plan'] as const).filter((viewer) => chosen({ audience }, { viewer }))
  expect([whoSee('everyone'), whoSee('signed_in')]).toEqual([
    ['guest', 'no_plan', 'plan'],
    ['no_plan', 'plan'],
  ])
  expect([whoSee('plan'), whoSee('no_plan')]).toEqual([['plan'], ['guest', 'no_plan']])
  expect([1, 2].map((seen) => chosen({ dailyCap: 2 }, { seenToday: () => seen }))).toEqual([true, false])
})

test('the most urgent comes first, and the order of equals is always the same', () => {
  const ads = [
    { ...ad, adId: 'c', priority: 2 },
    { ...ad, adId: 'b', priority: 1 },
    { ...ad, adId: 'a', priority: 2 },
  ]
  expect(chooseAds(ads, request).map(({ adId }) => adId)).toEqual(['b', 'a', 'c'])
})
