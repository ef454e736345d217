import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { expect, test } from 'vitest'
import { sayingWhatItTakes } from './eligibility-words.ts'
import type { HeldMembership } from './membership-offer.ts'
import { type LineReason, storedLineWords } from './price-words.ts'

speakByRequest()

const bought = { plan_name: 'Explorer', held: { names: { '': 'Explorer', 'de-DE': 'Entdecker' } } } as unknown as HeldMembership
const labelIn = (language: string, why: unknown) => inLanguage(language, () => storedLineWords(why, bought)?.label)

test('[C2.6] a line of the price of a plan is said in the language of its reader, with the name that the plan has in it', () => {
  expect(labelIn('en-US', { of: 'term', until: '2027-11-28' })).toMatch(/^Explorer until /)
  expect(labelIn('de-DE', { of: 'term', until: '2027-11-28' })).toMatch(/^Entdecker bis /)
  const reasons: LineReason[] = [{ of: 'trial', until: '2027-11-28' }, { of: 'trial_used' }, { of: 'unused_time' }, { of: 'owed' }, { of: 'organisation' }]
  for (const why of reasons) expect(labelIn('ja-JP', why), why.of).not.toBe(labelIn('en-US', why))
  // Stored before lines had a reason: as it was written.
  for (const other of [undefined, { of: 'tax' }, 'term']) expect(labelIn('de-DE', other)).toBeUndefined()
})

test('[C2.6] what it takes and that nothing was charged follow each other as the language writes sentences', () => {
  const refused = { ok: false, refusal: { code: 'not_eligible', detail: { why: 'full' } } } as const
  const said = (language: string) => {
    const outcome = inLanguage(language, () => sayingWhatItTakes(refused, 'Northwind'))
    return outcome.ok ? '' : String(outcome.refusal.detail?.message)
  }
  expect(said('en-US')).toMatch(/\. Nothing was charged\.$/)
  expect(said('ja-JP')).toMatch(/。[^\s]+。$/)
})
