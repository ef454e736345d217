/** Who may sail: everyone from so many months of age, and one of a cabin from so many years. */
interface PartyRule {
  readonly infantMonthsLeast: number
  readonly adultYearsLeast: number
}

/** Why those in a cabin may not sail, as far as their ages in years say it: the months of an infant are asked for with its day of birth. */
export function partyFaultOf({ infantMonthsLeast, adultYearsLeast }: PartyRule, guests: readonly number[]): 'too_young' | 'adult_needed' | null {
  if (guests.some((age) => (age + 1) * 12 <= infantMonthsLeast)) return 'too_young'
  return guests.some((age) => age >= adultYearsLeast) ? null : 'adult_needed'
}
