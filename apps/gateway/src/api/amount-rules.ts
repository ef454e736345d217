// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { type Currency, cardMaximum, cardMinimum, compare, decimalsOf, isChargeable, type Money, toMajor } from '@sojourn/kernel'
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

/** What is wrong with an amount to charge; null where nothing is. The limits are those of the kernel's card amounts. */
export function amountProblem(amount: Money): Answer | null {
  const { currency } = amount
  const code = currency.toLowerCase()
  if (!SUPPORTED.has(currency)) return invalid(`Invalid currency: ${code}.`, { code: 'parameter_invalid_enum', param: 'currency' })
  const wrong = captureProblem(amount, 'amount')
  if (wrong) return wrong
  const [least, most] = [cardMinimum(currency), cardMaximum(currency)]
  if (compare(amount, least) < 0) return invalid(`Amount must be at least ${written(least)}.`, { code: 'amount_too_small', param: 'amount' })
  if (compare(amount, most) > 0) return invalid(`Amount must be no more than ${written(most)}.`, { code: 'amount_too_large', param: 'amount' })
  return null
}

/** What is wrong with the amount of a partial capture; null where nothing is. It may be below the minimum charge. */
export function captureProblem(amount: Money, param = 'amount_to_capture'): Answer | null {
  if (amount.minor <= 0)
    return invalid('Invalid positive integer: this value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', param })
  return isChargeable(amount) ? null : notChargeable(amount.currency, param)
}

export const notChargeable = (currency: Currency, param = 'amount'): Answer =>
  invalid(
    decimalsOf(currency) === 3
      ? 'Invalid amount: of three decimals the last one is 0.'
      : `Invalid amount: ${currency} has no decimals; they are written as 00.`,
    {
      code: 'parameter_invalid_integer',
      param,
    },
  )

const written = (amount: Money): string => `${toMajor(amount).toFixed(decimalsOf(amount.currency))} ${amount.currency.toLowerCase()}`
