import { currentLanguage } from '@sojourn/i18n'
import { type Plan, type PlanText, textOf } from '../../modules/memberships/index.ts'
import type { HeldMembership } from './membership-offer.ts'

/** What a plan says in the current language. */
export const textNow = (plan: Plan): PlanText => textOf(plan, currentLanguage())
export const nameOf = (plan: Plan): string => textNow(plan).name

/** Its name in each language, for what is stored with a purchase. */
export const namesOf = ({ name, texts }: Plan): Record<string, string> => ({
  '': name,
  ...Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text.name])),
})

/** The name of what was bought, in the current language; what was bought before there were several has one. */
export function boughtName({ plan_name, held }: HeldMembership): string {
  if (!held.names) return plan_name
  const { '': name = plan_name, ...others } = held.names
  const texts = Object.fromEntries(Object.entries(others).map(([language, each]) => [language, { name: each, description: '', html: '' }]))
  return textOf({ name, description: '', html: '', texts }, currentLanguage()).name
}
