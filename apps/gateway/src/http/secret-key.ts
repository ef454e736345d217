// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import type { Merchant, Merchants } from '../config.ts'
import { type Answer, invalid } from './answer.ts'

/** `Bearer sk_…`, or Basic with the key as the user's name. */
function keyOf(header: string | undefined): string {
  const [scheme = '', value = ''] = (header ?? '').trim().split(/\s+/)
  if (/^bearer$/i.test(scheme)) return value
  return /^basic$/i.test(scheme) ? (Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '') : ''
}

/** The merchant whose secret key this is. */
export const merchantOf = (merchants: Merchants, header: string | undefined): Merchant | null => merchants.bySecret(keyOf(header))

const KINDS = /^(sk|rk|pk)_(test|live)_/

/** The error for a call without a valid secret key. Of a wrong key only its kind is repeated. */
export function noKey(merchants: Merchants, header: string | undefined): Answer {
  const key = keyOf(header)
  if (key === '') return invalid('You did not provide an API key: send your secret key as the Bearer of the Authorization header.', {}, 401)
  if (merchants.byPublishable(key)) {
    return invalid('This API call cannot be made with a publishable API key. Use a secret API key.', { code: 'secret_key_required' }, 401)
  }
  return invalid(`Invalid API Key provided: ${KINDS.exec(key)?.[0] ?? ''}****`, {}, 401)
}
