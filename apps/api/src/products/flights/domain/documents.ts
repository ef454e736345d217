import { EUROPEAN } from './europe.ts'

/** Countries that let in whose passport is valid for six months more. */
const SIX_MONTHS: ReadonlySet<string> = new Set('AE.BR.CN.EG.ID.IN.JO.KE.KH.LA.LK.MG.MM.MY.NP.OM.PH.QA.RW.SA.SG.TH.TR.TZ.UG.VN.ZM'.split('.'))

export type DocumentKind = 'none' | 'any' | 'passport'

/** What each who flies carries by the countries of all airports of a journey: nothing is asked within one. */
export function documentFor(countries: readonly string[]): DocumentKind {
  if (new Set(countries).size <= 1) return 'none'
  return countries.every((country) => EUROPEAN.has(country)) ? 'any' : 'passport'
}

/** For how many months after the journey it is valid, by where one lands. */
export const documentMonths = (countries: readonly string[]): 0 | 6 => (countries.some((country) => SIX_MONTHS.has(country)) ? 6 : 0)
