import type { OrgId } from '@sojourn/kernel'

/** A request that came with an idempotency key. */
export interface KeyedRequest {
  readonly orgId: OrgId
  /** Whose key it is within the organisation: the same key in two scopes is two keys. Empty where the organisation has one scope. */
  readonly scope: string
  readonly key: string
  /** Marks what was asked for. The same key with another fingerprint is refused. */
  readonly fingerprint: string
}

/** An answer as it is sent again. The body is text, so that a face may save JSON, another format, or a sealed one. */
export interface SavedAnswer {
  readonly status: number
  readonly body: string
}

const KEY_LENGTH_MAX = 255

/** Clients make keys of these. One in some thousands has digits that look like a card number, and is none. */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** False for a key that is refused: too long to be stored whole, for two keys cut short could become one, or a card number. */
export const isIdempotencyKey = (key: string, carriesCardNumber: (text: string) => boolean): boolean =>
  key.length <= KEY_LENGTH_MAX && !carriesCardNumber(key.replace(UUID, ''))
