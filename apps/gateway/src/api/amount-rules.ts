// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { decimalsOf, type Money } from '@sojourn/kernel'
import { type Answer, invalid } from '../http/answer.ts'

// After docs.stripe.com/currencies: what can be charged.
const SUPPORTED = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP ' +
    'DZD EGP ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR ' +
    'LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD ' +
    'SCR SEK SGD SHP SLE SOS SRD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'
  ).split(' '),
)
const LARGEST_MINOR = 99_999_999_999

/** What is wrong with an amount to charge; null where nothing is. */
export function amountProblem({ minor, currency }: Money, param = 'amount'): Answer | null {
  if (!SUPPORTED.has(currency)) return invalid(`Invalid currency: ${currency.toLowerCase()}.`, { code: 'parameter_invalid_enum', param: 'currency' })
  if (minor < 1) return invalid('Invalid positive integer: this value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', param })
  if (minor > LARGEST_MINOR) return invalid('The amount is larger than any charge may be.', { code: 'amount_too_large', param })
  if (decimalsOf(currency) === 3 && minor % 10 !== 0) {
    return invalid('Invalid amount: of three decimals the last one is 0.', { code: 'parameter_invalid_integer', param })
  }
  return null
}
