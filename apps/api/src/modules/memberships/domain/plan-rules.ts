// nothing here is translated: names of zones and countries' codes
import { type Day, daysBetween } from '@sojourn/kernel'
import type { Membership } from './membership.ts'
import type { Plan } from './plan.ts'
import { monthsOf } from './terms.ts'

/** A country's rules for plans that renew automatically. */
export interface PlanRules {
  /** Days from the first contract in which it may be withdrawn from; 0 where the law gives none. */
  readonly withdrawalDays: number
  /** So many days before a charge its member is notified of it: at the end of a trial, of a term of a year or more, of a shorter one. */
  readonly noticeDays: { readonly trial: number; readonly long: number; readonly short: number }
  /** Members are reminded once a year of what renews automatically, besides the notices of charges. */
  readonly remindsYearly: boolean
}

/** What we promise wherever the law asks for less. */
const PROMISE: PlanRules = { withdrawalDays: 14, noticeDays: { trial: 7, long: 7, short: 3 }, remindsYearly: false }

/**
 * Reviewed in November 2026. Withdrawal: Directive 2011/83/EU, article 9, of the EU and the EEA; for the United Kingdom the Consumer Contracts Regulations 2013. Notices: for
 * France article L215-1 of the Code de la consommation (between one and three months before a term renews automatically); for the United States the strictest state, California
 * (Business and Professions Code, section 17602: 15 to 45 days before a term of a year or more, 7 to 30 days before a higher price, and
 * since July 2025, by Assembly Bill 2863, a reminder each year), since a member's state is not known. A second withdrawal in the United
 * Kingdom (Digital Markets, Competition and Consumers Act 2024) is not in force before 2027.
 */
const LAW: Readonly<Record<string, Partial<PlanRules>>> = {
  FR: { withdrawalDays: 14, noticeDays: { trial: 7, long: 45, short: 3 } },
  US: { withdrawalDays: 0, noticeDays: { trial: 7, long: 21, short: 3 }, remindsYearly: true },
  GB: { withdrawalDays: 14 },
}

interface Known {
  readonly country: string
  /** Its dialling code; null where it shares one with other countries. */
  readonly dial: string | null
  readonly zones: readonly string[]
}

const known = (country: string, dial: string | null, ...zones: string[]): Known => ({ country, dial, zones })

/** The countries whose rules differ from our promise, or that are distinguished from those by their zone. */
const COUNTRIES: readonly Known[] = [
  known(
    'US',
    null,
    ...['New_York', 'Detroit', 'Chicago', 'Denver', 'Phoenix', 'Los_Angeles', 'Anchorage', 'Boise'].map((city) => `America/${city}`),
    'Pacific/Honolulu',
  ),
  known('FR', '33', 'Europe/Paris'),
  known('GB', '44', 'Europe/London', 'Europe/Belfast'),
  known('DE', '49', 'Europe/Berlin', 'Europe/Busingen'),
  known('ES', '34', 'Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'),
  known('PT', '351', 'Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'),
  known('IT', '39', 'Europe/Rome'),
  known('AT', '43', 'Europe/Vienna'),
  known('NL', '31', 'Europe/Amsterdam'),
  known('BE', '32', 'Europe/Brussels'),
  known('IE', '353', 'Europe/Dublin'),
]

const byZone: ReadonlyMap<string, string> = new Map(COUNTRIES.flatMap(({ country, zones }) => zones.map((zone) => [zone, country] as const)))

/** Where a person lives, as far as it decides about rules: by their phone, else by the zone they bought in, else by the organisation's language (`en-US`); null where none says. */
export function countryOf({
  phone,
  timeZone,
  language,
}: {
  readonly phone: string | null
  readonly timeZone: string
  readonly language: string
}): string | null {
  const digits = phone?.startsWith('+') ? phone.replaceAll(/\D/g, '') : ''
  const dialled = digits === '' ? undefined : COUNTRIES.find(({ dial }) => dial !== null && digits.startsWith(dial))
  return dialled?.country ?? byZone.get(timeZone) ?? (timeZone === 'UTC' ? (/-([A-Z]{2})$/.exec(language)?.[1] ?? null) : null)
}

/** What holds for a member: the law of their country, and our promise where that is more. */
export function rulesOf(country: string | null): PlanRules {
  const { withdrawalDays = 0, noticeDays = PROMISE.noticeDays, remindsYearly = PROMISE.remindsYearly } = (country !== null && LAW[country]) || {}
  return { withdrawalDays: Math.max(withdrawalDays, PROMISE.withdrawalDays), noticeDays, remindsYearly }
}

/** The rules of all countries that have their own, for a query: by country, and `*` for the others. */
export const rulesByCountry: Readonly<Record<string, PlanRules>> = {
  '*': rulesOf(null),
  ...Object.fromEntries(Object.keys(LAW).map((country) => [country, rulesOf(country)])),
}

/** Countries that ask for a yearly reminder. */
export const remindedCountries: readonly string[] = Object.keys(LAW).filter((country) => rulesOf(country).remindsYearly)

/** So long after a membership began is its first reminder, between two notices of a yearly plan; the others follow year by year. */
export const REMINDER_DAYS = { first: 180, every: 365 } as const

/** Which reminder is the last that is due: 0 before the first. */
export const reminderYear = (since: Day, today: Day): number => Math.floor((daysBetween(since, today) - REMINDER_DAYS.first) / REMINDER_DAYS.every) + 1

/** How many days before its next charge a membership's person is notified of it. */
export function noticeDaysOf({ country, state }: Pick<Membership, 'country' | 'state'>, { laterTerms }: Pick<Plan, 'laterTerms'>): number {
  const { trial, long, short } = rulesOf(country).noticeDays
  return state === 'trialing' ? trial : monthsOf(laterTerms) >= 12 ? long : short
}

/**
 * A higher price is announced so many days before it is charged, at the least and at the most: within the days that California gives, and always before the charge itself is
 * announced, which says the amount.
 */
export const PRICE_DAYS = { least: 7, most: 30, span: 7 } as const
const DAY_MS = 86_400_000

/** Whether a notice of a higher price that is sent now is in time for a renewal, and not too early. */
export function mayNotifyPrice(of: Pick<Membership, 'country' | 'state'>, plan: Pick<Plan, 'laterTerms'>, leftMs: number): boolean {
  const least = Math.max(PRICE_DAYS.least, noticeDaysOf(of, plan) + 1)
  return leftMs >= least * DAY_MS && leftMs <= Math.max(PRICE_DAYS.most, least + PRICE_DAYS.span) * DAY_MS
}
