/** Units of a currency for one US dollar, as a decimal text that can be replayed exactly. */
export interface FxRate {
  readonly currency: string
  readonly perUsd: string
  readonly asOf: string
  readonly source: string
}

const AS_OF = '2026-09-29'
const SOURCE = '@fawazahmed0/currency-api 2026.9.29'

// Mid-market, rounded to six significant digits.
const PER_USD: Readonly<Record<string, string>> = {
  AED: '3.6725',
  AUD: '1.42475',
  BHD: '0.376',
  BRL: '5.22424',
  CAD: '1.41884',
  CHF: '0.83337',
  CNY: '6.70778',
  CZK: '21.4727',
  DKK: '6.57978',
  EGP: '52.0502',
  EUR: '0.880226',
  GBP: '0.755389',
  HKD: '7.8448',
  HUF: '323.462',
  IDR: '18016.3',
  ILS: '3.07372',
  INR: '96.0853',
  ISK: '120.564',
  JPY: '157.477',
  KRW: '1358.19',
  KWD: '0.308712',
  MAD: '9.64797',
  MXN: '18.0054',
  NOK: '9.54687',
  NZD: '1.76734',
  OMR: '0.384856',
  PLN: '3.84931',
  QAR: '3.64',
  SAR: '3.75',
  SEK: '9.98049',
  SGD: '1.27866',
  THB: '33.633',
  TND: '2.96929',
  TRY: '48.9955',
  USD: '1',
  ZAR: '16.4401',
}

export const rates: readonly FxRate[] = Object.entries(PER_USD).map(([currency, perUsd]) => ({ currency, perUsd, asOf: AS_OF, source: SOURCE }))
