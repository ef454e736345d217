/** Below which age a child sits in a seat of its own on the road, where it is not as in most countries: general knowledge, see NOTICE.md. */
const AGES: Readonly<Record<string, number>> = {
  US: 8,
  CA: 9,
  JP: 6,
  AU: 7,
  NZ: 7,
  KR: 6,
  MX: 7,
  BR: 10,
  AE: 4,
  SG: 8,
  ZA: 3,
  TH: 6,
  IN: 4,
  CN: 4,
  HK: 3,
  EG: 7,
}
const USUAL_AGE = 12

export const childSeatBelow = (countryCode: string): number => AGES[countryCode] ?? USUAL_AGE
